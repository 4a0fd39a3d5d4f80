import Foundation
import TestSupport
import Testing

/// The page that shows screens, in a real browser.
@Suite(.serialized) struct PageTests {
  /// The pixels on the page, added up.
  private static let digest = """
    (() => { const data = ink.getImageData(0, 0, canvas.width, canvas.height).data;
      let sum = 0; for (let i = 0; i < data.length; i++) sum = (sum * 31 + data[i]) | 0; return sum })()
    """

  private static func digest(of browser: Browser) throws -> Int {
    Int(try #require(try browser.value(digest).number))
  }

  /// The pixels of what the server answers to see, added up in the same way.
  private static let seen = """
    (async () => { const { png } = await ask('see');
      const bytes = Uint8Array.from(atob(png), c => c.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const copy = new OffscreenCanvas(image.width, image.height).getContext('2d');
      copy.drawImage(image, 0, 0);
      const data = copy.getImageData(0, 0, image.width, image.height).data;
      let sum = 0; for (let i = 0; i < data.length; i++) sum = (sum * 31 + data[i]) | 0; return sum })()
    """

  @Test
  func `a list is scrolled by the mouse, and what is moved and painted adds up to the screen`()
    throws
  {
    let (server, browser) = try Browser.open("--screen", "mountains")
    defer { server.end() }
    #expect(try browser.value("[canvas.width, canvas.height]").numbers == [780, 1688])
    let first = try browser.value(Self.digest).number
    let (x, y) = try browser.place(195, 600)
    try browser.mouse(.mousePressed, x, y)
    for step in 1...10 { try browser.mouse(.mouseMoved, x, y - Double(step) * 20) }
    try browser.mouse(.mouseReleased, x, y - 200, isDown: false)
    try browser.wait(for: "state.frames.some(entry => entry.frame.move)")
    // The fling ends.
    try browser.wait(for: "state.frames.at(-1).at < performance.now() - 1000")
    try browser.value("ask('clock', { mode: 'frozen' })")
    try browser.wait(for: "state.frames.at(-1).at < performance.now() - 300")
    let last = try browser.value(Self.digest).number
    #expect(last != first)
    #expect(try browser.value(Self.seen).number == last)
  }

  @Test func `buttons are tapped, fields typed into, by the page and by others alike`() throws {
    let (server, browser) = try Browser.open(Command.app("Wayward"))
    defer { server.end() }
    let frame =
      try server.ask("find", #"{"label":"Count"}"#)["elements"].list?.first?["frame"].numbers ?? []
    try #require(frame.count == 4)
    try browser.tap(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
    try browser.wait(for: "(await ask('tree')).text.includes('Counted 1')")
    #expect(try server.text("tree").contains("Counted 1"))
    let field =
      try server.ask("find", #"{"role":"field"}"#)["elements"].list?.first?["frame"].numbers ?? []
    try #require(field.count == 4)
    try browser.tap(field[0] + 20, field[1] + field[3] / 2)
    try browser.wait(for: "document.activeElement === $('keys')")
    try browser.type("Ada")
    try browser.wait(for: "(await ask('tree')).text.includes('\"Ada\"')")
    try browser.key("Backspace", 8)
    try browser.wait(for: "(await ask('tree')).text.includes('\"Ad\"')")
  }

  @Test func `views are found by pointing, and told with their constraints`() throws {
    let (server, browser) = try Browser.open("--screen", "emoji-explorer")
    defer { server.end() }
    try browser.value("press('inspect', true), press('cells', true), look()")
    try browser.wait(
      for: "state.views.length > 20 && $('tree').children.length == state.views.length"
    )
    #expect(
      try browser.value("state.views.some(view => view.layout && view.layout.length > 5)").bool
        == true
    )
    try browser.tap(195, 835)
    try browser.wait(for: "$('why').textContent.includes('left = ')")
    #expect(try browser.value("$('values').textContent").string?.contains("frame") == true)
    let chosen = try browser.value(
      "[...$('tree').children].filter(row => row.ariaSelected == 'true').length"
    )
    #expect(chosen.number == 1)
    // By keys alone: the tree is one stop, its rows are gone through by arrows.
    try browser.value("select('views'), $('tree').querySelector('[tabindex=\"0\"]').focus()")
    try browser.key("ArrowUp", 38)
    #expect(try browser.value("document.activeElement.getAttribute('role')").string == "treeitem")
    let row = try browser.value("document.activeElement.dataset.view").string
    try browser.key("Enter", 13)
    try browser.wait(for: "state.chosen == \(row ?? "0")")
  }

  @Test func `the device is changed, and the page follows its size`() throws {
    let (server, browser) = try Browser.open("--screen", "settings")
    defer { server.end() }
    try browser.value("$('size').value = '844,390', $('size').dispatchEvent(new Event('change'))")
    try browser.wait(for: "canvas.width == 1688 && canvas.height == 780")
    let light = try browser.value(Self.digest).number
    try browser.value("$('dark').click()")
    try browser.wait(for: "\(Self.digest) != \(Int(light ?? 0))")
    #expect(try server.text("see").hasPrefix("The screen, 844 × 390"))
  }

  /// Frames may come at any time on a busy machine, also to the first.
  private static func waitUntilSame(
    _ one: Browser,
    _ other: Browser,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<600 {
      if try digest(of: one) == digest(of: other) { return }
      usleep(50_000)
    }
    Issue.record("they never show the same", sourceLocation: sourceLocation)
  }

  @Test func `two viewers see the same, and one that was cut off comes back`() throws {
    let (server, browser) = try Browser.open("--screen", "masonry")
    defer { server.end() }
    let other = try Browser()
    try other.show(server)
    try browser.value("ask('scroll', { by: [0, 400] })")
    for viewer in [browser, other] {
      try viewer.wait(
        for: "state.frames.length && state.frames.at(-1).at < performance.now() - 500"
      )
    }
    try Self.waitUntilSame(browser, other)
    let before = try Self.digest(of: browser)
    // It is told for a moment only: the page soon connects again.
    try other.value(
      """
      (() => {
        const look = () => { window.cut ||= $('state').textContent.includes('no connection') };
        new MutationObserver(look).observe($('state'), { childList: true, characterData: true, subtree: true });
        socket.close();
      })()
      """
    )
    try other.wait(for: "window.cut")
    try browser.value("ask('scroll', { by: [0, -300] })")
    try browser.wait(for: "\(Self.digest) != \(before)")
    try browser.wait(for: "state.frames.at(-1).at < performance.now() - 500")
    // The first frame after a cut comes when the server finds the time.
    try other.wait(for: "$('state').textContent == 'live'")
    try Self.waitUntilSame(browser, other)
  }

  @Test func `a recording opens by itself, without the server`() throws {
    let (server, browser) = try Browser.open("--screen", "mountains")
    try browser.value("$('film').click()")
    try browser.wait(for: "state.film && state.film.length > 0")
    try browser.value("ask('scroll', { by: [0, 150] })")
    try browser.wait(
      for: "state.film.length > 3 && state.frames.at(-1).at < performance.now() - 500"
    )
    try browser.value("$('film').click()")
    let last = try browser.value(Self.digest).number
    // The file that Export would save.
    let file =
      try browser.value(
        """
        new Promise(done => {
          HTMLAnchorElement.prototype.click = function () { fetch; done(this.href) };
          const made = URL.createObjectURL;
          URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return made.call(URL, blob) };
          $('export').click();
        }).then(() => new Promise(done => setTimeout(() => done(window.saved), 300)))
        """
      ).string ?? ""
    server.end()
    let url = Command.file(".html")
    try file.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    let alone = try Browser()
    try alone.open("file://\(url.path)")
    try alone.wait(for: "window.reel && $('state').textContent.startsWith('frame 1 of')")
    try alone.value("seek(window.reel.length - 1)")
    #expect(try alone.value(Self.digest).number == last)
  }

  @Test func `nothing is answered without the token, to other names, or to other pages`() throws {
    let server = try ServedProgram(["--screen", "settings"])
    defer { server.end() }
    let url = try #require(URL(string: server.address))
    let port = try #require(url.port)
    func status(_ path: String, _ headers: [String] = [], host: String? = nil) throws -> String {
      let lines = [
        "GET \(path) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close",
      ]
      let command = try Command(
        arguments: [
          "-c",
          "exec 3<>/dev/tcp/127.0.0.1/\(port); cat >&3; timeout 5 head -n 1 <&3",
        ],
        program: URL(fileURLWithPath: "/bin/bash"),
        input: (lines + headers).joined(separator: "\r\n") + "\r\n\r\n"
      )
      return command.output.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    }
    #expect(try status(url.path + "/") == "200")
    #expect(try status("/") == "404")
    #expect(try status("/0123/") == "404")
    #expect(try status(url.path + "/../../etc/passwd") == "404")
    #expect(try status(url.path + "/", host: "evil.example:\(port)") == "403")
    let upgrade = [
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    #expect(
      try status(url.path + "/socket", upgrade + ["Origin: http://127.0.0.1:\(port)"]) == "101"
    )
    #expect(try status(url.path + "/socket", upgrade + ["Origin: http://evil.example"]) == "403")
    let mode = try FileManager.default.attributesOfItem(atPath: server.socket)[.posixPermissions]
    #expect(mode as? Int == 0o700 || mode as? Int == 0o600)
  }
}
