import Foundation

/// What a view is to show, as a value that makes the view and adapts to states.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is in a state.
  ///
  /// What an app set stays; only what still has its standard value adapts.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it brings the view up to date.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  ///
  /// Defaults to those of the class the view has.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the class the view has.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
