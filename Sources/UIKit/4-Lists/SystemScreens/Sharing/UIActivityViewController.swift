import CoreGraphics
import Foundation

/// A sheet of what can be done with some items.
///
/// Of the system's activities only copying is here; an app's own are listed as on iOS. Where there is room
/// it shows in a bubble, whose source is to be said; else in a sheet of half the height.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Told of the activity that was chosen, or nil, and whether it was done.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// Told of the activity that was chosen, or nil, whether it was done, what came back and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let activityItems: [Any]
  private let activities: [UIActivity]
  private lazy var sheet = ActivitySheet(
    heading: ActivityHeading(placeholders),
    activities: listed,
    choose: { [weak self] in self?.start($0) },
    cancel: { [weak self] in self?.finish(nil, false) }
  )

  /// Called when the sheet is gone.
  ///
  /// Defaults to nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The older way to be called when the sheet is gone.
  ///
  /// Defaults to nil.
  open var completionHandler: CompletionHandler?

  /// Activities that are not listed.
  ///
  /// Defaults to nil.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Whether one activity may stand out.
  ///
  /// Kept for the app; nothing here reads it.
  ///
  /// Defaults to true.
  open var allowsProminentActivity = true

  /// Makes a sheet for items: texts, addresses, pictures, or sources of such.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    activities = [CopyActivity()] + (applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    // A bubble where there is room, a sheet where there is not.
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 375, height: 420)
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [
      .medium(), .large(),
    ]
  }

  /// Nil: no nib holds one.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  private var placeholders: [Any] {
    activityItems.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  private func items(for activity: UIActivity) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  private var listed: [UIActivity] {
    let asked = placeholders
    let excluded = Set(excludedActivityTypes ?? [])
    return activities.filter { activity in
      if let type = activity.activityType, excluded.contains(type) { return false }
      return activity.canPerform(withActivityItems: asked)
    }
  }

  // MARK: Showing

  open override func loadView() { view = sheet }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Pulled down, or a touch beside the bubble.
    if isBeingDismissed { finish(nil, false) }
  }

  private func start(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity))
    activity.didFinish = { [weak self] completed in
      guard let self else { return }
      finish(activity.activityType, completed)
    }
    guard let screen = activity.activityViewController else { return activity.perform() }
    present(screen, animated: true)
  }

  /// Says once what came of it; the sheet goes if it is still there.
  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    let handlers = (completionWithItemsHandler, completionHandler)
    (completionWithItemsHandler, completionHandler) = (nil, nil)
    let tell = {
      handlers.0?(type, completed, nil, nil)
      handlers.1?(type, completed)
    }
    guard let presenter = presentingViewController, !isBeingDismissed else { return tell() }
    presenter.dismiss(animated: true, completion: tell)
  }
}
