import UIKit

/// What a package has.
public enum Kit {
  /// A word from a resource.
  public static var word: String {
    let path = Bundle.module.path(forResource: "word", ofType: "txt") ?? ""
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no word"
  }

  /// Half of a size.
  public static func half(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / 2, height: size.height / 2)
  }
}
