extension UIColor {
  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let darkText = UIColor(white: 0, alpha: 1)
    static let lightText = UIColor(white: 1, alpha: 0.6)
  }

  /// Black.
  public class var black: UIColor { Fixed.black }

  /// Grey of one third white.
  public class var darkGray: UIColor { Fixed.darkGray }

  /// Grey of two thirds white.
  public class var lightGray: UIColor { Fixed.lightGray }

  /// White.
  public class var white: UIColor { Fixed.white }

  /// Grey of half white.
  public class var gray: UIColor { Fixed.gray }

  /// Pure red.
  public class var red: UIColor { Fixed.red }

  /// Pure green.
  public class var green: UIColor { Fixed.green }

  /// Pure blue.
  public class var blue: UIColor { Fixed.blue }

  /// Pure cyan.
  public class var cyan: UIColor { Fixed.cyan }

  /// Pure yellow.
  public class var yellow: UIColor { Fixed.yellow }

  /// Pure magenta.
  public class var magenta: UIColor { Fixed.magenta }

  /// Orange.
  public class var orange: UIColor { Fixed.orange }

  /// Purple.
  public class var purple: UIColor { Fixed.purple }

  /// Brown.
  public class var brown: UIColor { Fixed.brown }

  /// No colour at all.
  public class var clear: UIColor { Fixed.clear }

  /// Text on light backgrounds; never changes.
  public class var darkText: UIColor { Fixed.darkText }

  /// Text on dark backgrounds; never changes.
  public class var lightText: UIColor { Fixed.lightText }
}
