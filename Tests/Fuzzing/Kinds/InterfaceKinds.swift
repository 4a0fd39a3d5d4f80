import Foundation
import UIKit

extension FuzzKind {
  /// Nibs, made and laid out and drawn.
  static let nib = FuzzKind("nib", .markup) { bytes in
    FuzzScreen().show {
      let nib = UINib(data: Data(bytes), bundle: .main)
      return nib.instantiate(withOwner: nil).flatMap { object -> [UIView] in
        switch object {
        case let view as UIView: [view]
        case let controller as UIViewController: [controller.view]
        default: []
        }
      }
    }
  }

  /// Storyboards, whose first screen is shown and turned.
  static let storyboard = FuzzKind("storyboard", .markup) { bytes in
    ScratchFolder().with(
      "board-\(UUID().uuidString).bundle",
      [("Main.storyboard", bytes)]
    ) { folder in
      guard let bundle = Bundle(path: folder.path) else { return }
      FuzzScreen().show {
        UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      } _: { window in
        window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      }
    }
  }

  /// Constraints written as pictures.
  static let visualFormat = FuzzKind("visual-format", .brackets) { bytes in
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(20)
    FuzzScreen().show {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let views = ["a": UILabel(), "b": UIView(), "cell": UIView()]
      for view in views.values {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
      }
      for line in lines {
        let constraints = NSLayoutConstraint.constraints(
          withVisualFormat: String(line),
          options: [],
          metrics: ["m": 8, "p": 750],
          views: views
        )
        NSLayoutConstraint.activate(constraints)
      }
      return [outer]
    }
  }

  /// Colours in keyed archives.
  static let archive = FuzzKind(
    "archive",
    .binary,
    seeds: {
      let colors: [UIColor] = [.red, .systemBlue, UIColor(white: 0.5, alpha: 0.5)]
      return colors.flatMap { color in
        [PropertyListSerialization.PropertyListFormat.binary, .xml].map { format in
          let archiver = NSKeyedArchiver(requiringSecureCoding: true)
          archiver.outputFormat = format
          archiver.encode(color, forKey: NSKeyedArchiveRootObjectKey)
          archiver.finishEncoding()
          return [UInt8](archiver.encodedData)
        }
      }
    },
    read: { bytes in
      let color = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: Data(bytes))
      guard let color else { return }
      FuzzScreen().show {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = color
        return [view]
      }
    }
  )
}
