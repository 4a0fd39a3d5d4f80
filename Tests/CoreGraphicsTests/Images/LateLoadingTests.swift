import CLateLoading
import Foundation
import Testing

@Suite struct LateLoadingTests {
  @Test(arguments: [
    ("libnowhere.so.1", "labs", "is missing"),
    ("libc.so.6", "no_such_function", "is another version"),
  ])
  func `a library without what is called is told with its package`(
    file: String,
    function: String,
    saw: String
  ) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(127),
      observing: [\.standardErrorContent]
    ) { [file, function] in
      var library = late_library(file: strdup(file), package: strdup("nowhere-1"), handle: nil)
      _ = late_function(&library, function)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("\(file): \(saw)\nremedy: apt-get install nowhere-1\n"))
  }

  @Test func `a function is that of the library`() throws {
    var library = late_library(file: strdup("libc.so.6"), package: nil, handle: nil)
    let function = try #require(late_function(&library, "labs"))
    typealias Absolute = @convention(c) (Int) -> Int
    #expect(unsafeBitCast(function, to: Absolute.self)(-3) == 3)
    #expect(library.handle != nil)
  }
}
