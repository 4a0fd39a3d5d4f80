import Foundation
import InterfaceFiles
import UIKit
import UIKitSpellings

extension FuzzKind {
  /// Asset catalogs: descriptions of a picture, a colour, data and a symbol.
  static let catalog = FuzzKind("catalog", .brackets) { bytes in
    let sets = ["picture.imageset", "color.colorset", "data.dataset", "sign.symbolset"]
    let picture = Pictures.png
    let files = sets.flatMap { set in
      [
        ("Assets.xcassets/\(set)/Contents.json", bytes),
        ("Assets.xcassets/\(set)/a.png", picture),
        ("Assets.xcassets/\(set)/a.svg", Array(Pictures.svg.utf8)),
      ]
    }
    ScratchFolder().with("catalog-\(UUID().uuidString).bundle", files) { folder in
      guard let bundle = Bundle(path: folder.path) else { return }
      _ = NSDataAsset(name: "data", bundle: bundle)?.data
      FuzzScreen().show {
        let names = ["picture", "sign"]
        let images = names.compactMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
        return images.map { image in
          let view = UIImageView(image: image)
          view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
          view.backgroundColor = UIColor(named: "color", in: bundle, compatibleWith: nil)
          return view
        }
      }
    }
  }

  /// Translated texts in each of the formats.
  static let strings = FuzzKind("strings", .brackets) { bytes in
    let files = ["strings", "xcstrings", "stringsdict.plist"].map {
      ("en.lproj/Table.\($0)", bytes)
    }
    ScratchFolder().with("strings-\(UUID().uuidString).bundle", files) { folder in
      for format in [StringsTable.Format.strings, .catalog] {
        _ = try? StringsTable.texts(Data(bytes), format, language: "en")
        _ = try? StringCatalog.read(Data(bytes)).tables
      }
      guard let bundle = Bundle(path: folder.path) else { return }
      let text = _localizedString("books", tableName: "Table", bundle: bundle, comment: "")
      // A text without forms for numbers, which have a mark, is no format of numbers.
      guard text.contains("\u{2064}") else { return }
      _ = String(_format: text, 3, 1)
    }
  }
}
