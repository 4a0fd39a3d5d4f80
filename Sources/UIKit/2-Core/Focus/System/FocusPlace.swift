import Foundation

/// Where the focus is: on a view, or on an item of a list that may be off screen.
@MainActor
struct FocusPlace {
  private weak var view: UIView?
  private(set) weak var list: (any FocusableList)?
  private(set) var path: IndexPath?

  init() {}

  init(_ view: UIView) { self.view = view }

  init(_ list: any FocusableList, _ path: IndexPath) { (self.list, self.path) = (list, path) }

  var isNowhere: Bool { item == nil && (list == nil || path == nil) }

  /// What is focused, while it is visible.
  var item: UIView? {
    guard let list, let path else { return view }
    return list.focusCell(at: path)
  }

  /// What keys are told to.
  var responder: UIView? { item ?? list }

  /// The item of a list.
  func path(in list: any FocusableList) -> IndexPath? { self.list === list ? path : nil }

  mutating func follow(_ list: any FocusableList, _ new: (IndexPath) -> IndexPath?) {
    guard self.list === list, let path else { return }
    self.path = new(path)
    if self.path == nil { self.list = nil }
  }

  func isSame(as other: FocusPlace) -> Bool {
    list === other.list && path == other.path && view === other.view
  }
}
