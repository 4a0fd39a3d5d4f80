import CoreGraphics
import Foundation

extension UICalendarView {
  /// How large what is below a day's number is.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// In between.
    case medium = 1
    /// Large.
    case large = 2

    /// The diameter of a dot, in points.
    fileprivate var dot: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 8
      }
    }

    /// The size of a symbol, in points.
    fileprivate var symbol: CGFloat {
      switch self {
      case .small: 8
      case .medium: 10
      case .large: 12
      }
    }
  }

  /// What is below a day's number: a dot, an image or a view.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    private let make: () -> UIView

    private init(make: @escaping () -> UIView) { self.make = make }

    /// Makes a dot of middle size in the system's fill colour.
    public convenience override init() { self.init(dot: nil, .medium) }

    /// Makes an image.
    ///
    /// - Parameters:
    ///   - image: what is shown; nil for a filled circle.
    ///   - color: the colour of a symbol; nil for the system's fill colour.
    ///   - size: of a symbol.
    public convenience init(
      image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) {
      guard let image else {
        self.init(dot: color, size)
        return
      }
      self.init {
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: size.symbol)
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        return view
      }
    }

    private convenience init(dot color: UIColor?, _ size: UICalendarView.DecorationSize) {
      self.init {
        let view = Dot(size.dot)
        view.backgroundColor = color ?? .systemFill
        return view
      }
    }

    /// Makes a dot; nil stands for the system's fill colour.
    open class func `default`(
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration {
      Decoration(dot: color, size)
    }

    /// Makes an image; nil stands for a filled circle and for the system's fill colour.
    open class func image(
      _ image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// Shows a view of an app's own, cut off where it is larger than the room for it.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration {
        let view = customViewProvider()
        view.clipsToBounds = true
        return view
      }
    }

    /// A view of it for one day.
    func makeView() -> UIView {
      let view = make()
      view.isUserInteractionEnabled = false
      return view
    }
  }

  /// A filled circle.
  private final class Dot: UIView {
    private let diameter: CGFloat

    init(_ diameter: CGFloat) {
      self.diameter = diameter
      super.init(frame: .zero)
      layer.cornerRadius = diameter / 2
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: diameter, height: diameter)
    }
  }
}

/// What a calendar view asks about its days.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What is below a day's number; nil for nothing.
  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// A person turned to another month.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

extension UICalendarViewDelegate {
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
