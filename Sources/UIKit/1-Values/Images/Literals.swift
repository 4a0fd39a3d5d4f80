// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation

/// What a colour literal is made into.
public typealias _ColorLiteralType = UIColor

/// What an image literal is made into.
public typealias _ImageLiteralType = UIImage

/// Makes values of a class out of another object, which initialisers of classes cannot.
public protocol LiteralMaking {}

extension LiteralMaking {
  fileprivate init(_ object: AnyObject) {
    guard let object = object as? Self else {
      preconditionFailure("A literal makes no objects of \(Self.self).")
    }
    self = object
  }
}

extension LiteralMaking where Self: UIColor {
  /// Makes the colour of a colour literal.
  public init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      UIColor(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(alpha)
      ) as AnyObject
    )
  }
}

extension LiteralMaking where Self: UIImage {
  /// Makes the image of an image literal; one that is missing is reported and empty.
  public init(imageLiteralResourceName name: String) {
    self.init((UIImage(named: name) ?? UIImage()) as AnyObject)
  }
}

extension UIColor: LiteralMaking, _ExpressibleByColorLiteral {}

extension UIImage: LiteralMaking, _ExpressibleByImageLiteral {}
