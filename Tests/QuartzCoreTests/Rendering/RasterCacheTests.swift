import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct RasterCacheTests {
  private func key(_ layer: UInt64) -> RasterCache.Key { .init(layer: layer, piece: .contents) }

  private func signature(_ source: Bitmap, width: Int = 4) -> RasterCache.Signature {
    .pattern(RasterCache.Identity(source), width: width, height: 4, scale: 1)
  }

  private func picture(side: Int) throws -> Bitmap {
    try #require(Bitmap(width: side, height: side))
  }

  @Test func `a picture is made once as long as what it is made from stays`() throws {
    let (cache, source, small) = (RasterCache(), try picture(side: 64), try picture(side: 4))
    for _ in 0..<3 {
      let raster = cache.raster(key(1), signature(source)) { .init(bitmap: small) }
      #expect(raster?.bitmap === small)
      cache.advance()
    }
    #expect(cache.misses == 1)
    _ = cache.raster(key(1), signature(source, width: 5)) { .init(bitmap: small) }
    #expect(cache.misses == 2 && cache.byteCount == small.byteCount)
  }

  @Test func `a small picture does not keep the large one it was made from`() throws {
    let (cache, small) = (RasterCache(), try picture(side: 4))
    weak var source: Bitmap?
    do {
      let large = try picture(side: 512)
      source = large
      _ = cache.raster(key(1), signature(large)) { .init(bitmap: small) }
    }
    #expect(source == nil)
    #expect(cache.byteCount == small.byteCount)
  }

  @Test func `a picture whose source is gone serves no other source`() throws {
    let (cache, small) = (RasterCache(), try picture(side: 4))
    for _ in 0..<50 {
      let source = try picture(side: 8)
      _ = cache.raster(key(1), signature(source)) { .init(bitmap: small) }
    }
    #expect(cache.misses == 50)
  }

  @Test func `beyond the bound the longest unused pictures go, those in use stay`() throws {
    let source = try picture(side: 8)
    let small = try picture(side: 16)
    let cache = RasterCache(byteLimit: small.byteCount * 4)
    for layer in 0..<6 {
      _ = cache.raster(key(UInt64(layer)), signature(source)) { .init(bitmap: small) }
    }
    cache.advance()
    #expect(cache.byteCount == small.byteCount * 6, "all of them were used a moment ago")
    for _ in 0..<3 {
      _ = cache.raster(key(5), signature(source)) { .init(bitmap: small) }
      cache.advance()
    }
    #expect(cache.byteCount <= cache.byteLimit / 2)
    let misses = cache.misses
    _ = cache.raster(key(5), signature(source)) { .init(bitmap: small) }
    #expect(cache.misses == misses)
  }
}
