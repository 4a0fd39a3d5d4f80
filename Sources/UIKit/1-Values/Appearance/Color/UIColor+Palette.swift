extension UIColor {
  /// Every palette colour, made once.
  enum Palette {
    static let systemRed = UIColor(.palette(.systemRed))
    static let systemOrange = UIColor(.palette(.systemOrange))
    static let systemYellow = UIColor(.palette(.systemYellow))
    static let systemGreen = UIColor(.palette(.systemGreen))
    static let systemMint = UIColor(.palette(.systemMint))
    static let systemTeal = UIColor(.palette(.systemTeal))
    static let systemCyan = UIColor(.palette(.systemCyan))
    static let systemBlue = UIColor(.palette(.systemBlue))
    static let systemIndigo = UIColor(.palette(.systemIndigo))
    static let systemPurple = UIColor(.palette(.systemPurple))
    static let systemPink = UIColor(.palette(.systemPink))
    static let systemBrown = UIColor(.palette(.systemBrown))
    static let systemGray = UIColor(.palette(.systemGray))
    static let systemGray2 = UIColor(.palette(.systemGray2))
    static let systemGray3 = UIColor(.palette(.systemGray3))
    static let systemGray4 = UIColor(.palette(.systemGray4))
    static let systemGray5 = UIColor(.palette(.systemGray5))
    static let systemGray6 = UIColor(.palette(.systemGray6))
    static let label = UIColor(.palette(.label))
    static let secondaryLabel = UIColor(.palette(.secondaryLabel))
    static let tertiaryLabel = UIColor(.palette(.tertiaryLabel))
    static let quaternaryLabel = UIColor(.palette(.quaternaryLabel))
    static let placeholderText = UIColor(.palette(.placeholderText))
    static let separator = UIColor(.palette(.separator))
    static let opaqueSeparator = UIColor(.palette(.opaqueSeparator))
    static let link = UIColor(.palette(.link))
    static let systemFill = UIColor(.palette(.systemFill))
    static let secondarySystemFill = UIColor(.palette(.secondarySystemFill))
    static let tertiarySystemFill = UIColor(.palette(.tertiarySystemFill))
    static let quaternarySystemFill = UIColor(.palette(.quaternarySystemFill))
    static let systemBackground = UIColor(.palette(.systemBackground))
    static let secondarySystemBackground = UIColor(.palette(.secondarySystemBackground))
    static let tertiarySystemBackground = UIColor(.palette(.tertiarySystemBackground))
    static let systemGroupedBackground = UIColor(.palette(.systemGroupedBackground))
    static let secondarySystemGroupedBackground = UIColor(
      .palette(.secondarySystemGroupedBackground)
    )
    static let tertiarySystemGroupedBackground = UIColor(.palette(.tertiarySystemGroupedBackground))
  }

  /// Red that adapts.
  public class var systemRed: UIColor { Palette.systemRed }

  /// Orange that adapts.
  public class var systemOrange: UIColor { Palette.systemOrange }

  /// Yellow that adapts.
  public class var systemYellow: UIColor { Palette.systemYellow }

  /// Green that adapts.
  public class var systemGreen: UIColor { Palette.systemGreen }

  /// Mint that adapts.
  public class var systemMint: UIColor { Palette.systemMint }

  /// Teal that adapts.
  public class var systemTeal: UIColor { Palette.systemTeal }

  /// Cyan that adapts.
  public class var systemCyan: UIColor { Palette.systemCyan }

  /// Blue that adapts; the default tint.
  public class var systemBlue: UIColor { Palette.systemBlue }

  /// Indigo that adapts.
  public class var systemIndigo: UIColor { Palette.systemIndigo }

  /// Purple that adapts.
  public class var systemPurple: UIColor { Palette.systemPurple }

  /// Pink that adapts.
  public class var systemPink: UIColor { Palette.systemPink }

  /// Brown that adapts.
  public class var systemBrown: UIColor { Palette.systemBrown }

  /// The base grey.
  public class var systemGray: UIColor { Palette.systemGray }

  /// Grey, one step nearer the background.
  public class var systemGray2: UIColor { Palette.systemGray2 }

  /// Grey, two steps nearer the background.
  public class var systemGray3: UIColor { Palette.systemGray3 }

  /// Grey, three steps nearer the background.
  public class var systemGray4: UIColor { Palette.systemGray4 }

  /// Grey, four steps nearer the background.
  public class var systemGray5: UIColor { Palette.systemGray5 }

  /// Grey, nearest the background.
  public class var systemGray6: UIColor { Palette.systemGray6 }

  /// Text of the first importance.
  public class var label: UIColor { Palette.label }

  /// Text of the second importance.
  public class var secondaryLabel: UIColor { Palette.secondaryLabel }

  /// Text of the third importance.
  public class var tertiaryLabel: UIColor { Palette.tertiaryLabel }

  /// Text of the fourth importance.
  public class var quaternaryLabel: UIColor { Palette.quaternaryLabel }

  /// Text that stands where none was entered yet.
  public class var placeholderText: UIColor { Palette.placeholderText }

  /// Thin lines that let shine through what is below.
  public class var separator: UIColor { Palette.separator }

  /// Thin lines that hide what is below.
  public class var opaqueSeparator: UIColor { Palette.opaqueSeparator }

  /// Links.
  public class var link: UIColor { Palette.link }

  /// Fills of thin and small shapes.
  public class var systemFill: UIColor { Palette.systemFill }

  /// Fills of shapes of medium size.
  public class var secondarySystemFill: UIColor { Palette.secondarySystemFill }

  /// Fills of large shapes, such as fields and buttons.
  public class var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }

  /// Fills of large shapes with complicated content.
  public class var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }

  /// The main background.
  public class var systemBackground: UIColor { Palette.systemBackground }

  /// Content on the main background.
  public class var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }

  /// Content on the secondary background.
  public class var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }

  /// The main background of grouped content.
  public class var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }

  /// Content on the grouped background.
  public class var secondarySystemGroupedBackground: UIColor {
    Palette.secondarySystemGroupedBackground
  }

  /// Content on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    Palette.tertiarySystemGroupedBackground
  }

  /// The tint of the view that draws; the default tint where none does.
  public class var tintColor: UIColor { accent }

  /// The background of grouped tables before iOS 13.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { Palette.systemGroupedBackground }
}
