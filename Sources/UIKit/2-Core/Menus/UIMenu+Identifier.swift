import Foundation

extension UIMenu {
  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The app's menu.
    public static let application = Identifier("com.apple.menu.application")
    /// The system's menu or part for: file.
    public static let file = Identifier("com.apple.menu.file")
    /// The system's menu or part for: edit.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The system's menu or part for: view.
    public static let view = Identifier("com.apple.menu.view")
    /// The system's menu or part for: window.
    public static let window = Identifier("com.apple.menu.window")
    /// The system's menu or part for: help.
    public static let help = Identifier("com.apple.menu.help")
    /// The system's menu or part for: about.
    public static let about = Identifier("com.apple.menu.about")
    /// The system's menu or part for: preferences.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The system's menu or part for: services.
    public static let services = Identifier("com.apple.menu.services")
    /// The system's menu or part for: hide.
    public static let hide = Identifier("com.apple.menu.hide")
    /// The system's menu or part for: quit.
    public static let quit = Identifier("com.apple.menu.quit")
    /// The system's menu or part for: new scene.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// The system's menu or part for: open recent.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    /// The system's menu or part for: close.
    public static let close = Identifier("com.apple.menu.close")
    /// The system's menu or part for: print.
    public static let print = Identifier("com.apple.menu.print")
    /// The system's menu or part for: document.
    public static let document = Identifier("com.apple.menu.document")
    /// Undoing and redoing.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// Cutting, copying and pasting.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The system's menu or part for: find.
    public static let find = Identifier("com.apple.menu.find")
    /// The system's menu or part for: replace.
    public static let replace = Identifier("com.apple.menu.replace")
    /// The system's menu or part for: share.
    public static let share = Identifier("com.apple.menu.share")
    /// The system's menu or part for: text style.
    public static let textStyle = Identifier("com.apple.menu.text-style")
    /// The system's menu or part for: spelling.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// The system's menu or part for: spelling panel.
    public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
    /// The system's menu or part for: spelling options.
    public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
    /// The system's menu or part for: substitutions.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// The system's menu or part for: substitutions panel.
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
    /// The system's menu or part for: substitution options.
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    /// The system's menu or part for: transformations.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// The system's menu or part for: speech.
    public static let speech = Identifier("com.apple.menu.speech")
    /// The system's menu or part for: lookup.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// The system's menu or part for: learn.
    public static let learn = Identifier("com.apple.menu.learn")
    /// The system's menu or part for: format.
    public static let format = Identifier("com.apple.menu.format")
    /// The system's menu or part for: font.
    public static let font = Identifier("com.apple.menu.font")
    /// The system's menu or part for: text size.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// The system's menu or part for: text color.
    public static let textColor = Identifier("com.apple.menu.text-color")
    /// The system's menu or part for: text style pasteboard.
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    /// The system's menu or part for: text.
    public static let text = Identifier("com.apple.menu.text")
    /// The system's menu or part for: writing direction.
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    /// The system's menu or part for: alignment.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// The system's menu or part for: toolbar.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The system's menu or part for: sidebar.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The system's menu or part for: fullscreen.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// The system's menu or part for: minimize and zoom.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    /// The system's menu or part for: bring all to front.
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
    /// The whole menu bar.
    public static let root = Identifier("com.apple.menu.root")
  }
}
