import Foundation
import TestSupport
import Testing

/// What the page tells beside the screen, and who can use it.
@Suite(.serialized) struct PageInspectorTests {
  @Test func `updates, frames and jumps are told as they happen`() throws {
    let (server, browser) = try Browser.open(Command.app("Ledger"))
    defer { server.end() }
    try browser.value("select('updates')")
    try browser.wait(for: "$('updates').children.length == 1")
    try browser.tap(#"{"label":"Change"}"#, of: server)
    try browser.wait(for: "$('updates').textContent.includes('insertItems')")
    let row = try browser.value("$('updates').lastChild.textContent").string ?? ""
    #expect(row.contains("deleteItems") && row.contains("] → ["), "\(row)")
    #expect(!row.contains("[object"), "\(row)")

    try browser.value("select('frames')")
    // What is animated does not jump.
    _ = try server.ask("wait")
    try browser.tap(#"{"label":"Jump"}"#, of: server)
    try browser.wait(for: "state.frames.some(entry => entry.frame.jump)")
    #expect(
      try browser.value("state.frames.find(entry => entry.frame.jump).frame.jump.points").number
        == 24
    )
    try browser.wait(for: "$('figures').textContent.includes('1 jump in')")
    #expect(
      try browser.value("state.frames.some(entry => entry.frame.cells.made > 3)").bool == true
    )
    let cost =
      "state.frames.every(entry => Object.keys(phases).every(name => costs(entry.frame)[name] >= 0))"
    #expect(try browser.value(cost).bool == true)
    // Frames are chosen by keys, from the last one on; others may come meanwhile.
    try browser.value("$('chart').focus()")
    let count = try #require(try browser.value("state.frames.length").number)
    try browser.key("ArrowLeft", 37)
    let chosen = try #require(try browser.value("state.frames.indexOf(state.frame)").number)
    #expect(chosen >= count - 1)
    try browser.key("ArrowLeft", 37)
    #expect(try browser.value("state.frames.indexOf(state.frame)").number == chosen - 1)
    #expect(try browser.value("$('figures').textContent.includes('layout')").bool == true)
  }

  @Test func `lists are drawn as their layouts have them, measured, estimated and ahead`() throws {
    let (server, browser) = try Browser.open("--screen", "list-cells")
    defer { server.end() }
    try browser.value("select('lists')")
    try browser.wait(for: "$('lists').textContent.includes('elements visible')")
    let sizes = try browser.value(
      "[...new Set(state.views.flatMap(view => view.layout ?? []).map(item => item.size))].sort().join()"
    ).string
    #expect(sizes?.contains("measured") == true, "\(sizes ?? "")")
    let drawn = """
      (() => { const map = $('map'), data = map.getContext('2d').getImageData(0, 0, map.width, map.height).data;
        return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 3).join())).size })()
      """
    #expect(try browser.value(drawn).number ?? 0 > 8, "each cell has a colour")
    #expect(try browser.value("$('mapkey').children.length").number == 5)
  }

  @Test func `a self-sizing row tells what was expected and what it answered`() throws {
    let server = try ServedProgram(["--screen", "self-sizing-tags"])
    defer { server.end() }
    let why = try server.text("explain", #"{"role":"item","index":1}"#)
    #expect(why.contains("in its layout:") && why.contains("Its size was measured by"), "\(why)")
    #expect(why.contains("expected ") && why.contains("answered "), "\(why)")
    let table = try ServedProgram(["--screen", "contacts"])
    defer { table.end() }
    let row = try table.text("explain", #"{"role":"item","index":2}"#)
    #expect(row.contains("Row ") || row.contains("in its layout:"), "\(row)")
  }

  @Test func `text goes from the app to the browser's clipboard and back`() throws {
    let (server, browser) = try Browser.open(Command.app("Ledger"))
    defer { server.end() }
    let origin = try browser.value("location.origin").string ?? ""
    try browser.callBrowser(
      "Browser.grantPermissions",
      #"{"origin":"\#(origin)","permissions":["clipboardReadWrite","clipboardSanitizedWrite"]}"#
    )
    try browser.tap(#"{"role":"field"}"#, of: server)
    try browser.wait(for: "document.activeElement === $('keys')")
    try browser.value(
      """
      (() => { const data = new DataTransfer(); data.setData('text/plain', 'cherry');
        $('keys').dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })) })()
      """
    )
    try browser.wait(for: "(await ask('find', { role: 'field' })).text.includes('cherry')")
    #expect(
      try server.text("find", #"{"role":"field"}"#).components(separatedBy: "cherry").count <= 3
    )
    try browser.value(
      "window.written = [], navigator.clipboard.writeText = async text => { window.written.push(text) }"
    )
    try browser.type(" pie")
    try browser.tap(#"{"label":"Copy"}"#, of: server)
    try browser.wait(for: "window.written.length == 1")
    #expect(try browser.value("window.written[0]").string == "cherry pie")
    // Where the browser refuses, a button does it.
    try browser.value("navigator.clipboard.writeText = async () => { throw new Error('refused') }")
    try browser.type("!")
    try browser.tap(#"{"label":"Copy"}"#, of: server)
    try browser.wait(for: "!$('clip').hidden && clip == 'cherry pie!'")
  }

  @Test func `the device is changed on the page, and what others change is shown`() throws {
    let (server, browser) = try Browser.open(Command.app("Wayward"))
    defer { server.end() }
    _ = try server.ask("tap", #"{"label":"Count"}"#)
    _ = try server.ask("set", #"{"style":"dark","textSize":"extraLarge","rightToLeft":true}"#)
    try browser.wait(for: "pressed('dark') && pressed('rtl') && $('text').value == 'extraLarge'")
    try browser.value("$('rtl').click()")
    try browser.wait(for: "!(await ask('inspect')).device.rightToLeft")
    try browser.value(
      "$('language').value = 'de de_DE', $('language').dispatchEvent(new Event('change'))"
    )
    try browser.wait(for: "$('state').textContent == 'live'")
    #expect(try server.ask("inspect")["device"]["style"].string == "dark", "it is as it was")
  }

  @Test func `the page is whole where there is little room`() throws {
    let (server, browser) = try Browser.open("--screen", "mountains", width: 400, height: 800)
    defer { server.end() }
    #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth").bool == true)
    let outside = try browser.value(
      "[...document.querySelectorAll('header button:not([hidden]), header select, [role=tab]')].filter(part => { const box = part.getBoundingClientRect(); return box.width && (box.left < 0 || box.right > innerWidth + 1) }).map(part => part.id).join()"
    ).string
    #expect(outside == "")
    #expect(try browser.value("canvas.getBoundingClientRect().width <= innerWidth").bool == true)
  }

  @Test(arguments: ["light", "dark"])
  func `texts stand out from what is behind them`(_ scheme: String) throws {
    let (server, browser) = try Browser.open("--screen", "settings")
    defer { server.end() }
    try browser.call(
      "Emulation.setEmulatedMedia",
      #"{"features":[{"name":"prefers-color-scheme","value":"\#(scheme)"}]}"#
    )
    try browser.value("press('inspect', true), select('views')")
    let faint = try browser.value(
      """
      (() => {
        const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const rgb = color => { pen.clearRect(0, 0, 1, 1); pen.fillStyle = color; pen.fillRect(0, 0, 1, 1); return [...pen.getImageData(0, 0, 1, 1).data] };
        const light = ([r, g, b]) => { const part = [r, g, b].map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * part[0] + .7152 * part[1] + .0722 * part[2] };
        const ground = part => { for (; part; part = part.parentElement) { const color = rgb(getComputedStyle(part).backgroundColor); if (color[3] == 255) return color } return [255, 255, 255, 255] };
        return [...document.querySelectorAll('button, select, label, h1, [role=treeitem], pre, #state, .key li')]
          .filter(part => part.checkVisibility() && part.textContent.trim())
          .filter(part => { const [a, b] = [light(rgb(getComputedStyle(part).color)), light(ground(part))]; return (Math.max(a, b) + .05) / (Math.min(a, b) + .05) < 4.5 })
          .map(part => part.id || part.className || part.tagName).join()
      })()
      """
    ).string
    #expect(faint == "", "\(faint ?? "")")
  }

  @Test func `all can be reached by keys, and is named for who hears it`() throws {
    let (server, browser) = try Browser.open("--screen", "settings")
    defer { server.end() }
    try browser.value("document.activeElement.blur()")
    var reached: [String] = []
    for _ in 0..<40 {
      try browser.key("Tab", 9)
      let id =
        try browser.value(
          "document.activeElement.id || document.activeElement.getAttribute('role') || ''"
        ).string ?? ""
      if id == "screen" {
        // Tab goes to the app there; F6 leads on.
        try browser.key("F6", 117)
        reached.append("screen")
        continue
      }
      if id.isEmpty || reached.first == id { break }
      reached.append(id)
    }
    for id in [
      "screens", "size", "text", "language", "dark", "rtl", "real", "inspect", "cells", "build",
      "film", "screen", "treeitem",
    ] {
      #expect(reached.contains(id), "\(id) in \(reached)")
    }
    // Tabs are one stop, gone through by arrows.
    try browser.value("$('tab-views').focus()")
    for _ in 0..<6 { try browser.key("ArrowRight", 39) }
    #expect(try browser.value("document.activeElement.id").string == "tab-log")
    #expect(try browser.value("!$('panel-log').hidden").bool == true)

    try browser.call("Accessibility.enable")
    let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"].list ?? []
    let named: Set = [
      "button", "combobox", "tab", "treeitem", "tree", "tablist", "tabpanel", "slider",
      "application",
    ]
    var roles: Set<String> = []
    for node in nodes where node["ignored"].bool != true {
      guard let role = node["role"]["value"].string, named.contains(role) else { continue }
      roles.insert(role)
      #expect(node["name"]["value"].string?.isEmpty == false, "\(node)")
    }
    #expect(roles.isSuperset(of: ["button", "combobox", "tab", "application"]), "\(roles)")
  }

  @Test func `a recording has its frames' costs too, and asks nobody for anything`() throws {
    let (server, browser) = try Browser.open(Command.app("Ledger"))
    try browser.value("$('film').click()")
    try browser.wait(for: "state.film && state.film.length > 0")
    try browser.tap(#"{"label":"Jump"}"#, of: server)
    try browser.wait(for: "state.film.some(entry => entry.frame.jump)")
    try browser.wait(for: "state.frames.at(-1).at < performance.now() - 400")
    try browser.value("$('film').click()")
    let count = try browser.value("state.reel.length").number
    let file =
      try browser.value(
        """
        new Promise(done => {
          HTMLAnchorElement.prototype.click = function () {};
          const made = URL.createObjectURL;
          URL.createObjectURL = blob => { blob.text().then(done); return made.call(URL, blob) };
          $('export').click();
        })
        """
      ).string ?? ""
    server.end()
    #expect(!file.contains("http://") && !file.contains("https://") && !file.contains("src=\"h"))
    let url = Command.file(".html")
    try file.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    let alone = try Browser()
    try alone.open("file://\(url.path)")
    try alone.wait(for: "window.reel && $('state').textContent.startsWith('frame 1 of')")
    #expect(try alone.value("state.frames.length").number == count)
    try alone.value("select('frames')")
    try alone.value("$('frame').focus()")
    try alone.value(
      "$('frame').value = state.frames.findIndex(entry => entry.frame.jump), $('frame').dispatchEvent(new Event('input'))"
    )
    try alone.wait(for: "$('figures').textContent.includes('jump: 24 points')")
    #expect(try alone.value("performance.getEntriesByType('resource').length").number == 0)
  }
}
