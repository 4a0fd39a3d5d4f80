import Foundation

/// Something a bubble can point at: a view, or an item of a bar.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
