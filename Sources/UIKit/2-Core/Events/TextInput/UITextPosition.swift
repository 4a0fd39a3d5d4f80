import Foundation

/// A place between two characters of a text that is edited; whoever edits the text makes its own kind.
@MainActor @preconcurrency
open class UITextPosition: NSObject {}
