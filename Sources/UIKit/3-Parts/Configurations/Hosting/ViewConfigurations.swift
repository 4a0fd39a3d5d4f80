import CoreGraphics
import Diagnostics
import Foundation

/// A view whose content and background can be given as configurations: a cell, header or footer.
///
/// The view keeps a `ViewConfigurations`, hands its members on to it, and calls `updateIfNeeded()`
/// first thing when it is laid out or measured.
@MainActor
protocol ConfigurableView: UIView {
  /// Puts a configuration's view in place of the content view; nil brings back an empty one.
  func replaceContentView(with view: UIView?)

  /// Calls `updateConfiguration(using:)` and then the handler, both with the state.
  func runConfigurationUpdate()

  /// The view would like to be measured again.
  func configuredContentDidChange()

  /// A background configuration takes the place of the background views.
  func removeBackgroundViews()
}

/// The configurations of a view, and when they follow its state.
///
/// An update never happens inside of a setter: it waits for the next layout, and several wishes
/// are one update (fact L32).
@MainActor
final class ViewConfigurations {
  // Unchecked: Docs/Decisions/0005-agents-and-owners.md.
  unowned(unsafe) let view: any ConfigurableView
  private(set) var content: (any UIContentConfiguration)?
  private(set) var contentView: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: ConfiguredBackgroundView?
  /// Whether somebody chose the background.
  private(set) var hasOwnBackground = false
  /// Whether the content follows the state by itself.
  var updatesContent = true { didSet { if updatesContent != oldValue { setNeedsUpdate() } } }
  /// Whether the background follows the state by itself.
  var updatesBackground = true {
    didSet { if updatesBackground != oldValue { setNeedsUpdate() } }
  }
  private(set) var needsUpdate = true
  private var isUpdating = false

  init(view: any ConfigurableView) { self.view = view }

  // MARK: Content

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    content = configuration
    defer { setNeedsUpdate() }
    guard let configuration else {
      guard contentView != nil else { return }
      contentView = nil
      view.replaceContentView(with: nil)
      view.configuredContentDidChange()
      return
    }
    if let contentView, contentView.supports(configuration) {
      contentView.configuration = configuration
    } else {
      if let contentView { reportReplaced(contentView, configuration) }
      let made = configuration.makeContentView()
      contentView = made
      view.replaceContentView(with: made)
    }
    // Views of lists tell by themselves whether their size changed.
    if !(contentView is any MeasuringContent) { view.configuredContentDidChange() }
  }

  /// The same view cannot show the new configuration: both were made for nothing.
  private func reportReplaced(
    _ old: any UIContentView,
    _ configuration: any UIContentConfiguration
  ) {
    UIKitDiagnostics.report(
      Diagnosis(
        .contentReplaced,
        place: "\(type(of: view))",
        saw: "\(type(of: old.configuration)), then \(type(of: configuration))",
        applePhrase: "was replaced with a new configuration"
      )
    )
  }

  // MARK: Background

  func setBackground(_ configuration: UIBackgroundConfiguration?, isOwn: Bool = true) {
    if isOwn { hasOwnBackground = true }
    background = configuration
    guard let configuration else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return setNeedsUpdate()
    }
    view.removeBackgroundViews()
    if let backgroundView {
      backgroundView.configuration = configuration
    } else {
      let made = ConfiguredBackgroundView(configuration)
      made.frame = view.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(made, at: 0)
      backgroundView = made
    }
    setNeedsUpdate()
  }

  // MARK: Updates

  func setNeedsUpdate() {
    guard !isUpdating, !needsUpdate else { return }
    needsUpdate = true
    view.setNeedsLayout()
  }

  func updateIfNeeded() {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    needsUpdate = false
    view.runConfigurationUpdate()
    isUpdating = false
  }

  /// What `updateConfiguration(using:)` does where nobody overrides it.
  func adapt(to state: any UIConfigurationState) {
    if updatesContent, let content { setContent(content.updated(for: state)) }
    if updatesBackground, let background {
      setBackground(background.updated(for: state), isOwn: false)
    }
  }

  /// Brings the background to the size of the view.
  func layOut() {
    guard let backgroundView else { return }
    if backgroundView.frame != view.bounds { backgroundView.frame = view.bounds }
    if view.subviews.first !== backgroundView { view.sendSubviewToBack(backgroundView) }
  }
}
