import Foundation
import InterfaceFiles
import Testing

/// Whatever a file holds, it is read or told: nothing ends the process.
@Suite struct MutatedFileTests {
  /// How many files of a kind a seed makes.
  private static let count = 50

  private static let images = """
    {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "memory": "2GB",
      "graphics-feature-set": "metal3v1", "language-direction": "left-to-right",
      "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 2},
        "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}},
      "alignment-insets": {"top": 1, "left": 2}}], "properties": {"template-rendering-intent":
      "template", "preserves-vector-representation": true}}
    """
  private static let colors = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components":
      {"red": "0x7F", "green": "0.5", "blue": "127", "alpha": "1.000"}}}]}
    """
  private static let icons = """
    {"images": [{"filename": "a.png", "idiom": "iphone", "size": "60x60", "scale": "2x"},
      {"filename": "b.png", "idiom": "universal", "size": "1024x1024"}]}
    """
  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="a"><rect key="frame" x="0.0" y="1.5" width="200" height="300"/><subviews>
    <label text="a &amp; b" id="b" customClass="C"/></subviews><![CDATA[x]]></view></objects>
    <resources><image name="leaf" width="12" height="24.5"/></resources></document>
    """
  private static let strings = "/* a */ \"key\" = \"text \\U00e4\\n\"; plain = other; // b\n"

  /// Runs a block for files that a seed makes.
  private func each(_ seed: Int, _ text: String, _ body: (Data) -> Void) {
    var mutations = Mutations(seed: seed)
    for _ in 0..<Self.count { body(mutations.mutate(text)) }
  }

  @Test(arguments: 0..<8)
  func `catalogs`(seed: Int) {
    each(seed, Self.images) { data in
      let read = try? DescriptionMistake.decode(ImageDescription.self, data)
      for file in read?.files(languages: ["de"], isTemplate: false) ?? [] {
        for span in [file.slices?.columns, file.slices?.rows].compactMap({ $0 }) {
          let shown = span.shown(of: 7)
          #expect(shown.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= 7 })
        }
        #expect(file.scale.map { $0 > 0 && $0.isFinite } ?? true)
      }
    }
    each(seed, Self.colors) { data in
      _ = (try? DescriptionMistake.decode(ColorDescription.self, data))?.variants
    }
    each(seed, Self.icons) { data in
      let read = try? DescriptionMistake.decode(AppIconDescription.self, data)
      #expect((read?.files(named: "I") ?? []).allSatisfy { ($0.scale ?? 1) > 0 })
    }
  }

  @Test(arguments: 0..<8)
  func `nibs`(seed: Int) {
    each(seed, Self.nib) { data in
      guard let document = try? InterfaceDocument(data, path: "A.xib") else { return }
      document.root.walk { element in
        for name in element.attributes.keys {
          _ = (element.number(name), element.integer(name), element.flag(name))
        }
      }
    }
  }

  @Test(arguments: 0..<8)
  func `texts`(seed: Int) {
    each(seed, Self.strings) { data in _ = try? OldStyleStrings.texts(data) }
  }
}
