import Foundation

/// A place in a menu for entries that are provided when the menu opens.
@MainActor @preconcurrency
public final class UIDeferredMenuElement: UIMenuElement {
  /// Provides entries: calls the block it is given with them, at once or later.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let keeps: Bool
  private var kept: [UIMenuElement]?

  /// Makes a place whose entries are asked for once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, keeps: true)
  }

  private init(_ provider: @escaping Provider, keeps: Bool) {
    self.provider = provider
    self.keeps = keeps
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Places for entries are blocks, which archives do not hold.
  public required init?(coder: NSCoder) { nil }

  /// Makes a place whose entries are asked for whenever the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> Self {
    self.init(elementProvider, keeps: false)
  }

  /// What was provided before and is kept.
  var known: [UIMenuElement]? { kept }

  /// Asks for the entries.
  func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
    provider { [weak self] elements in
      if let self, keeps { kept = elements }
      completion(elements)
    }
  }
}
