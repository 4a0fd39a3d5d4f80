import CoreGraphics

/// What may be said of every accessory; nil is the standard.
protocol AccessoryOptions {
  var isHidden: Bool? { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory {
  /// How the accessory shows: a tick.
  public struct CheckmarkOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the accessory shows: the sign that there is more behind the row.
  public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the accessory shows: the mark of rows that can be selected together.
  public struct MultiselectOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// The colour of the disc; nil is the standard one.
    public var backgroundColor: UIColor?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the accessory shows: what deletes the row.
  public struct DeleteOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// The colour of the disc; nil is the standard one.
    public var backgroundColor: UIColor?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the accessory shows: what inserts a row.
  public struct InsertOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// The colour of the disc; nil is the standard one.
    public var backgroundColor: UIColor?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the accessory shows: what shows details.
  public struct DetailOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the accessory shows: what takes the row up to be moved.
  public struct ReorderOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// Whether a line sets it apart from other accessories; nil is true.
    public var showsVerticalSeparator: Bool?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// How the accessory shows: what expands and collapses a row of an outline.
  public struct OutlineDisclosureOptions: AccessoryOptions {
    /// Where a tap expands or collapses.
    public enum Style: Sendable {
      /// On the whole of a header, on the sign of a cell.
      case automatic
      /// On the whole row.
      case header
      /// On the sign.
      case cell
    }

    /// Where a tap expands or collapses; nil is automatic.
    public var style: Style?

    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is the system's.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// Makes options; what is nil is the standard.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the accessory shows: a menu, and what is chosen in it.
  public struct PopUpMenuOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is as wide as it is.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the accessory shows: a short text.
  public struct LabelOptions: AccessoryOptions {
    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is as wide as it is.
    public var reservedLayoutWidth: LayoutDimension?

    /// Its colour; nil is the standard one.
    public var tintColor: UIColor?

    /// The font; nil is that of the body text.
    public var font: UIFont?

    /// Whether the font follows the size of text people ask for; nil is true.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Makes options; what is nil is the standard.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A view of the app beside the content.
  public struct CustomViewConfiguration: AccessoryOptions {
    /// The view.
    public let customView: UIView

    /// The side of the content it stands on, and where.
    public let placement: Placement

    /// Whether the accessory is left out; nil is false.
    public var isHidden: Bool?

    /// The width of its room; nil is as wide as it is.
    public var reservedLayoutWidth: LayoutDimension?

    /// The view's tint; nil is the cell's.
    public var tintColor: UIColor?

    /// Whether the view keeps the size it has; nil is false.
    public var maintainsFixedSize: Bool?

    /// Makes a configuration; what is nil is the standard.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
