import UIKit

/// What the cards of the type screen show.
@MainActor
enum TypeSamples {
  struct Sample {
    let caption: String
    let apply: (UILabel) -> Void
  }

  static let styles: [Sample] = [
    ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2),
    ("Title 3", .title3), ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
    ("Caption 2", .caption2),
  ].map { (name: String, style: UIFont.TextStyle) in
    let font = UIFont.preferredFont(forTextStyle: style)
    return Sample(caption: "\(name) · \(Int(font.pointSize)) pt") { label in
      label.text = "Wash your hands"
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
  }

  static let scripts: [Sample] = [
    ("Japanese", "積み木を一つずつ積み上げて、小さな町をつくりました。"),
    ("Chinese", "用一块一块的积木，搭起一座小小的城。"),
    ("Korean", "나무 블록을 하나씩 쌓아 작은 마을을 만들었습니다."),
    ("Arabic", "بنينا بلدة صغيرة من المكعبات الخشبية، لبنةً لبنة."),
    ("Hebrew", "בנינו עיירה קטנה מקוביות עץ, אחת על השנייה."),
    ("Thai", "เราต่อบล็อกไม้ทีละชิ้นจนเป็นเมืองเล็ก ๆ"),
    ("Devanagari", "हमने लकड़ी के टुकड़ों से एक छोटा शहर बनाया।"),
    ("Greek and Cyrillic", "Ξύλινα τουβλάκια, деревянные кубики"),
    ("Emoji", "🧱🪵 + 🏗️ = 🏘️ 👩‍👩‍👧 🇯🇵 👍🏽"),
  ].map { (name: String, text: String) in
    Sample(caption: name) { label in
      label.text = text
      label.numberOfLines = 0
    }
  }

  private static let sentence =
    "A tower of blocks grows one block at a time, and falls all at once when the last is too many."

  static let truncations: [Sample] =
    [
      ("Tail", NSLineBreakMode.byTruncatingTail, 1),
      ("Middle", .byTruncatingMiddle, 1),
      ("Head", .byTruncatingHead, 1),
      ("Clipped", .byClipping, 1),
      ("Tail of two lines", .byTruncatingTail, 2),
      ("Wrapped by word", .byWordWrapping, 0),
      ("Wrapped by character", .byCharWrapping, 2),
    ].map { (name: String, mode: NSLineBreakMode, lines: Int) in
      Sample(caption: name) { label in
        label.text = sentence
        label.lineBreakMode = mode
        label.numberOfLines = lines
      }
    } + [
      Sample(caption: "Made smaller to fit") { label in
        label.text = "A tower of blocks grows one block at a time"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
      }
    ]

  static let weights: [Sample] =
    [
      ("Ultra light", UIFont.Weight.ultraLight), ("Thin", .thin), ("Light", .light),
      ("Regular", .regular), ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold),
      ("Heavy", .heavy), ("Black", .black),
    ].map { (name: String, weight: UIFont.Weight) in
      Sample(caption: name) { label in
        label.text = "Hamburgefonstiv 0123"
        label.font = .systemFont(ofSize: 20, weight: weight)
      }
    } + [
      Sample(caption: "Italic") { label in
        label.text = "Hamburgefonstiv 0123"
        label.font = .italicSystemFont(ofSize: 20)
      },
      Sample(caption: "Monospaced") { label in
        label.text = "let blocks = [3, 14, 159]"
        label.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
      },
      Sample(caption: "Digits of one width") { label in
        label.text = "11:11:11\n20:48:36"
        label.numberOfLines = 2
        label.font = .monospacedDigitSystemFont(ofSize: 20, weight: .medium)
      },
    ]

  static let attributes: [Sample] = [
    Sample(caption: "Colours, lines and backgrounds") { label in
      let text = NSMutableAttributedString()
      text.append(part("Red", [.foregroundColor: UIColor.systemRed]))
      text.append(part(" under", [.underlineStyle: NSUnderlineStyle.single.rawValue]))
      text.append(
        part(
          " double",
          [
            .underlineStyle: NSUnderlineStyle.double.rawValue,
            .underlineColor: UIColor.systemBlue,
          ]
        )
      )
      text.append(part(" struck", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]))
      text.append(part(" marked ", [.backgroundColor: UIColor.systemYellow]))
      label.attributedText = text
    },
    Sample(caption: "Sizes, baselines and spacing") { label in
      let text = NSMutableAttributedString()
      text.append(part("E = mc", [:]))
      text.append(part("2", [.font: UIFont.systemFont(ofSize: 11), .baselineOffset: 7]))
      text.append(part("   s p a c e d", [.kern: 3]))
      text.append(part("  Big", [.font: UIFont.systemFont(ofSize: 28, weight: .bold)]))
      label.attributedText = text
    },
    Sample(caption: "Outlined and shadowed") { label in
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 1, height: 2)
      shadow.shadowBlurRadius = 2
      shadow.shadowColor = UIColor.systemGray
      let large = UIFont.systemFont(ofSize: 28, weight: .bold)
      let text = NSMutableAttributedString()
      text.append(part("Outline ", [.font: large, .strokeWidth: 3]))
      text.append(part("Shadow", [.font: large, .shadow: shadow]))
      label.attributedText = text
    },
    Sample(caption: "Justified, lines further apart") { label in
      let style = NSMutableParagraphStyle()
      style.alignment = .justified
      style.lineSpacing = 4
      style.firstLineHeadIndent = 20
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: sentence,
        attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .callout)]
      )
    },
    Sample(caption: "Centred, right") { label in
      let centred = NSMutableParagraphStyle()
      centred.alignment = .center
      let right = NSMutableParagraphStyle()
      right.alignment = .right
      let text = NSMutableAttributedString()
      text.append(part("In the middle\n", [.paragraphStyle: centred]))
      text.append(part("At the right", [.paragraphStyle: right]))
      label.numberOfLines = 0
      label.attributedText = text
    },
  ]

  private static func part(
    _ string: String,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes)
  }
}
