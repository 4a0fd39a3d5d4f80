// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether things are dark on light or light on dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not decided here.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not decided here.
  case unspecified = 0
  /// Little room, as along the width of a phone held upright.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The kind of device a screen is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The direction in which a screen is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// How far a screen stands above what is behind it.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// On the ground, as a window's own content.
  case base = 0
  /// Above it, as a sheet.
  case elevated = 1
}

/// Whether colours are to be told apart more easily.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// Ordinary contrast.
  case normal = 0
  /// Stronger contrast.
  case high = 1
}

/// Whether text is to be heavier.
public enum UILegibilityWeight: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// Ordinary weight.
  case regular = 0
  /// Bolder, as asked for in the settings.
  case bold = 1
}

/// The range of colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// That of sRGB.
  case SRGB = 0
  /// That of Display P3.
  case P3 = 1
}

/// Whether a display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not decided here.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether a window looks as the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// It does not.
  case inactive = 0
  /// It does.
  case active = 1
}

/// The kind of list something stands in.
public enum UIListEnvironment: Int, Sendable {
  /// Not decided here.
  case unspecified = 0
  /// In no list.
  case none = 1
  /// In a plain list.
  case plain = 2
  /// In a grouped list.
  case grouped = 3
  /// In an inset grouped list.
  case insetGrouped = 4
  /// In a sidebar.
  case sidebar = 5
  /// In a plain sidebar.
  case sidebarPlain = 6
}

/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}

/// The size of items in a desktop toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
  /// Not decided here.
  case unspecified = -1
  /// Ordinary.
  case regular = 0
  /// Small.
  case small = 1
  /// Large.
  case large = 3
}
