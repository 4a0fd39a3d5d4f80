import CLateLoading
import Foundation
import Testing

@Suite struct LateLoadingTests {
  @Test func `a library that is missing is told with its package`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(127),
      observing: [\.standardErrorContent]
    ) {
      LateLoadingTests.ask("libnowhere.so.1", "nowhere")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("libnowhere.so.1: is missing\nremedy: apt-get install nowhere-1\n"))
  }

  @Test func `a library without a function is told as another version`() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(127),
      observing: [\.standardErrorContent]
    ) {
      LateLoadingTests.ask("libc.so.6", "no_such_function")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("libc.so.6: is another version\n"))
  }

  @Test func `a function is that of the library`() throws {
    var library = late_library(file: strdup("libc.so.6"), package: nil, handle: nil)
    let function = try #require(late_function(&library, "labs"))
    typealias Absolute = @convention(c) (Int) -> Int
    #expect(unsafeBitCast(function, to: Absolute.self)(-3) == 3)
    #expect(library.handle != nil)
  }

  private static func ask(_ file: String, _ function: String) {
    var library = late_library(file: strdup(file), package: strdup("nowhere-1"), handle: nil)
    _ = late_function(&library, function)
  }
}
