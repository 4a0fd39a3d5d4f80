import TestSupport
import Testing

@testable import HTMLReading

/// Words, lines and looks of text in HTML.
@Suite struct HTMLReaderTests {
  private func runs(_ text: String) throws -> [HTMLRun] {
    try #require(HTMLReader.runs(of: text))
  }

  private func words(_ text: String) throws -> String { try runs(text).map(\.text).joined() }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a <b>b</b> c", "a b c"), ("  a \n\t b  ", "a b "),
    ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("<p>One</p>\n  <p> Two </p>", "One\nTwo\n"),
    ("<div>a<div>b</div>c</div>", "a\nb\nc\n"), ("a<br>b", "a\nb"),
    ("<p>a<br/>b</p>", "a\u{2028}b\n"), ("<p>a <br> b</p>", "a\u{2028}b\n"),
    ("<html><head><title>T</title><style>p{}</style></head><body>x</body></html>", "x"),
    ("a<script>if (1 < 2) {}</script>b", "ab"), ("&lt;&amp;&eacute;&#x1F600;&nbsp;", "<&é😀\u{A0}"),
    ("<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>", "\t•\ta\n\t•\tb\n\t◦\tc\n"),
    ("<ol start=\"9\"><li>a<li>b</ol>", "\t9.\ta\n\t10.\tb\n"),
    ("<pre>a\n  b</pre>c", "a\n  b\nc"), ("<q>so</q>", "\u{201C}so\u{201D}"),
    ("<b>never</b> <i>closed", "never closed"), ("a < b > c", "a < b > c"),
    ("<p style=\"display: none\">no</p>yes", "yes"),
    ("<span style=\"text-transform:uppercase\">abc</span>", "ABC"),
    ("<table><tr><td>a</td><td>b</td></tr></table>", "a\nb\n"),
  ])
  func `words and lines are those of a page`(text: String, shown: String) throws {
    #expect(try words(text) == shown)
  }

  @Test func `elements say how letters look`() throws {
    let runs = try runs("<b>b<i>bi</i></b><u>u</u><s>s</s><code>c</code><sup>2</sup>")
    #expect(runs.map(\.style.isBold) == [true, true, false, false, false, false])
    #expect(runs.map(\.style.isItalic) == [false, true, false, false, false, false])
    #expect(runs.map(\.style.isUnderlined)[2] && runs.map(\.style.isStruck)[3])
    #expect(runs[4].style.families == ["monospace"])
    #expect(runs[5].style.baseline == .raised && runs[5].style.size < 12)
  }

  @Test func `headings are larger and have room below`() throws {
    let runs = try runs("<h1>a</h1><h3>b</h3>c")
    #expect(runs.map(\.style.size) == [24, 12 * 1.17, 12])
    #expect(runs.map(\.paragraph.heading) == [1, 3, 0])
    #expect(abs(runs[0].paragraph.spacing - 16.08) < 0.001)
    #expect(runs[2].paragraph.spacing == 0)
  }

  @Test func `links are blue, have a line and lead somewhere`() throws {
    let runs = try runs("<a href=\"https://a.b/c?d=1&amp;e=2\">x</a><a name=\"n\">y</a>")
    #expect(runs[0].style.link == "https://a.b/c?d=1&e=2" && runs[0].style.isUnderlined)
    #expect(runs[0].style.color == HTMLColor(red: 0, green: 0, blue: 14 / 15))
    #expect(runs[1].style.link == nil && !runs[1].style.isUnderlined)
  }

  @Test func `rules speak of elements, classes and ids, what is nearer counts more`() throws {
    let runs = try runs(
      """
      <style>/* p { color: blue } */
      body { font-family: "My Font", Arial; font-size: 20px }
      p.note, .other { color: #f00 } #one { color: rgba(0, 255, 0, 0.5) !important }
      div p { text-align: right; font-size: 1.5em } p > b { color: yellow }
      @media print { p { color: black } }</style>
      <p>a</p><p class="big note">b</p><p class="note" id="one">c</p><div><p>d</p></div>
      <p style="color: white; font: italic bold 10px/2 Times">e<b>f</b></p>
      """
    )
    try #require(runs.map(\.text) == ["a\n", "b\n", "c\n", "d\n", "e", "f\n"])
    #expect(runs[0].style.families == ["My Font", "Arial"] && runs[0].style.size == 20)
    #expect(runs[1].style.color == HTMLColor(red: 1, green: 0, blue: 0))
    #expect(runs[2].style.color == HTMLColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    #expect(runs[3].style.size == 30 && runs[3].paragraph.alignment == .right)
    #expect(runs[4].style.size == 10 && runs[4].style.families == ["Times"])
    #expect(runs[4].style.isItalic && runs[4].style.isBold)
    #expect(runs[4].style.color == HTMLColor(red: 1, green: 1, blue: 1))
    #expect(runs[5].style.color == HTMLColor(red: 1, green: 1, blue: 0))
  }

  @Test(arguments: [
    ("#abc", [170, 187, 204, 255]), ("#AABBCC80", [170, 187, 204, 128]),
    ("rgb(1 2 3 / 50%)", [1, 2, 3, 128]), ("teal", [0, 128, 128, 255]),
    ("transparent", [0, 0, 0, 0]), ("rgb(300,-5,0)", [255, 0, 0, 255]),
  ])
  func `colours are written in several ways`(text: String, parts: [Int]) throws {
    let color = try #require(CSSValue.color(text))
    let found = [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    #expect(found == parts)
  }

  @Test(arguments: ["#12", "#ggg", "rgb(1,2)", "rgb(a,b,c)", "nocolor", "", "rgb(1,2,3"])
  func `what is no colour is none`(text: String) { #expect(CSSValue.color(text) == nil) }

  @Test(arguments: [
    ("10px", 10), ("12pt", 16), ("2em", 20), ("1rem", 12), ("50%", 5), ("0", 0), ("7", nil),
    ("px", nil), ("1e9px", nil), ("10q", nil),
  ])
  func `lengths have units`(text: String, points: Double?) {
    #expect(CSSValue.length(text, em: 10) == points)
  }

  @Test func `what is longer than a text that is shown is not read`() {
    #expect(HTMLReader.runs(of: String(repeating: "a", count: HTMLReader.mostBytes + 1)) == nil)
  }

  @Test(arguments: ["<div>", "<b>", "<ul><li>", "<table><tr><td>"])
  func `of elements in each other nothing is lost, or all is refused`(opening: String) throws {
    for count in [50, 50_000] {
      let deep = "first " + String(repeating: opening, count: count) + "last"
      let words = HTMLReader.runs(of: deep).map { $0.map(\.text).joined() }
      #expect((words == nil) == (count > 1_000))
      #expect(words?.contains("first") ?? true)
      #expect(words?.contains("last") ?? true)
    }
  }

  private static let pieces = [
    "<p>", "</p>", "<b", ">", "<div style='font-size:", "9e99px", "'>", "<br>", "<li>", "<ul>",
    "</ul>",
    "&amp;", "&#x110000;", "<!--", "-->", "<style>p{color:", "}</style>", "text ", "\u{0}", "é",
    "\n",
    "<pre>", "</pre>", "<a href=x>", "<ol start=99999999999999999999>", "{", "}", ";", ":", "<td>",
    "<h1>", "margin:-1px 2px", "<font size=+99>", "<![CDATA[", "]]>", "<sub>", "line-height:0",
  ]

  @Test(arguments: 0..<300) func `anything at all is read to its end`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let text = (0..<random.int(0...60)).map { _ in
      Self.pieces[random.int(0...Self.pieces.count - 1)]
    }
    .joined()
    let runs = try runs(text)
    #expect(
      runs.allSatisfy {
        !$0.text.isEmpty && $0.style.size.isFinite && $0.paragraph.spacing.isFinite
      }
    )
    #expect(try self.runs(text) == runs)
  }
}
