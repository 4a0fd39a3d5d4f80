import CoreGraphics
import Foundation

/// Lets people select a text with fingers and a pointer: a caret, words, handles, a loupe and the edit
/// menu.
///
/// Fields and text views have one of their own. A view that is a `UITextInput` of an app's own gets one
/// with `addInteraction(_:)`, which then also shows its caret and its selection.
@MainActor @preconcurrency
open class UITextInteraction: NSObject, UIInteraction {
  /// Who decides whether a selection begins.
  ///
  /// Defaults to nil.
  open weak var delegate: (any UITextInteractionDelegate)?

  /// The text.
  ///
  /// Defaults to nil: the interaction does nothing.
  open weak var textInput: (any UIResponder & UITextInput)?

  /// Whether the text may be changed.
  public let textInteractionMode: UITextInteractionMode

  open private(set) weak var view: UIView?

  /// What the interaction shows and does when the text has a mode of its own; nil selects nothing.
  var mode: () -> UITextInteractionMode?
  /// Called with a point that was tapped; says whether something there takes the tap.
  var takesTap: (CGPoint) -> Bool = { _ in false }
  /// Whether something at a point takes taps.
  var hasItem: (CGPoint) -> Bool = { _ in false }
  let menu = UIEditMenuInteraction(delegate: nil)
  private(set) lazy var touches = TextTouches(self)
  private lazy var marks = TextMarks(self)

  /// Makes an interaction with a text that may be changed, or only selected.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    self.mode = { mode }
    super.init()
    menu.willPresentForClick = { [weak self] place in self?.touches.click(at: place) }
    menu.ownTarget = { [weak self] in self?.touches.selectedRect ?? .zero }
    menu.staysOpen = { [weak self] place in
      guard let self, let view else { return false }
      return view.bounds.contains(place)
    }
    menu.didPerform = { [weak self] in self?.touches.menuDidPerform() }
    menu.ownMenu = { [weak self] suggested in
      guard let input = self?.textInput, let range = input.selectedTextRange else { return nil }
      return input.editMenu(for: range, suggestedActions: suggested)
    }
  }

  /// The recognisers that others may wait for.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { touches.recognizers }

  open func willMove(to view: UIView?) {
    guard view == nil, let old = self.view else { return }
    old.removeInteraction(menu)
    for recognizer in touches.recognizers { old.removeGestureRecognizer(recognizer) }
    touches.hide()
    marks.hide()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    view.addInteraction(menu)
    for recognizer in touches.recognizers { view.addGestureRecognizer(recognizer) }
    if showsMarks { marks.begin() }
  }

  /// Whether it shows the caret and the selection of a text that does not show them itself.
  private var showsMarks: Bool {
    // Fields, which are most, are known to without a search among all conformances of the program.
    guard let textInput, !(textInput is UITextField) else { return false }
    return !(textInput is any TextEditingHost)
  }

  /// The text or what is selected in it changed, or moved.
  func contentDidChange() {
    touches.contentDidChange()
    if showsMarks { marks.place() }
  }
}
