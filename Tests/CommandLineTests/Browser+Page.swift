import Foundation
import TestSupport
import Testing

extension Browser {
  /// The page with a screen on it.
  static func open(
    _ arguments: String...,
    width: Int = 1_280,
    height: Int = 960
  ) throws -> (server: ServedProgram, browser: Browser) {
    let server = try ServedProgram(arguments)
    let browser = try Browser(width: width, height: height)
    try browser.show(server)
    return (server, browser)
  }

  func show(_ server: ServedProgram) throws {
    try open(server.address)
    try wait(
      for: "document.documentElement?.dataset.frame && $('state').textContent == 'live'"
    )
  }

  /// Where a point of the app's screen is on the page.
  func place(_ x: Double, _ y: Double) throws -> (Double, Double) {
    let box = try value(
      "(() => { const box = canvas.getBoundingClientRect(); return [box.x, box.y, state.zoom] })()"
    ).numbers
    return (box[0] + x * box[2], box[1] + y * box[2])
  }

  func tap(_ x: Double, _ y: Double) throws {
    let (x, y) = try place(x, y)
    try mouse(.mousePressed, x, y)
    try mouse(.mouseReleased, x, y, isDown: false)
  }

  /// Touches the middle of an element of the app.
  func tap(_ element: String, of server: ServedProgram) throws {
    let found = try server.ask("find", element)["elements"].list?.first?["frame"].numbers ?? []
    try #require(found.count == 4, "\(element)")
    try tap(found[0] + found[2] / 2, found[1] + found[3] / 2)
  }

  /// Writes what is seen as a PNG file.
  func photograph(to url: URL) throws {
    let data = try call("Page.captureScreenshot", #"{"format":"png"}"#)["data"].string ?? ""
    try (Data(base64Encoded: data) ?? Data()).write(to: url)
  }
}
