import UIKit

/// Which of the gestures of a view and of those in it are recognised.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Makes a mask of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is attached.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those in the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Attaches a gesture; those of views inside come first.
  public func gesture<Attached: Gesture>(
    _ gesture: Attached,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(
      RecognizerModifier(
        attachment: gesture.recognition().attachment(
          .standard,
          isEnabled: mask.contains(.gesture)
        )
      )
    )
  }

  /// Attaches a gesture that comes before those of views inside.
  public func highPriorityGesture<Attached: Gesture>(
    _ gesture: Attached,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(
      RecognizerModifier(
        attachment: gesture.recognition().attachment(
          .highPriority,
          isEnabled: mask.contains(.gesture)
        )
      )
    )
  }

  /// Attaches a gesture that is recognised besides those of views inside.
  public func simultaneousGesture<Attached: Gesture>(
    _ gesture: Attached,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(
      RecognizerModifier(
        attachment: gesture.recognition().attachment(
          .simultaneous,
          isEnabled: mask.contains(.gesture)
        )
      )
    )
  }

  /// Does something when the view is tapped.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Does something when the view is tapped, with the place.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      }
    )
  }

  /// Does something when the view is pressed for a while.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      ActingGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration,
          maximumDistance: maximumDistance
        )
      ) { recognition in
        recognition.changed.append { _ in onPressingChanged?(true) }
        recognition.ended.append { _ in action() }
        recognition.finished.append { onPressingChanged?(false) }
      }
    )
  }

  /// Sets the form that hits go to.
  public func contentShape<Form: Shape>(_ shape: Form, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: AnyShape(shape)))
  }

  /// Sets the form that is used for some things; those besides hits are not.
  public func contentShape<Form: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: Form,
    eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(shape: kind.contains(.interaction) ? AnyShape(shape) : nil)
    )
  }
}

/// What a form is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each use.
  public let rawValue: Int

  /// Makes uses of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hits.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What a menu comes from.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What a pointer snaps to.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// The form that hits go to.
struct ContentShapeModifier: ElementModifier {
  let shape: AnyShape?

  func makeElement(
    around content: LayoutElement,
    node: GraphNode
  ) -> ModifierElement<ContentShapeModifier> {
    ContentShapeElement(self, around: content, node: node)
  }
}

final class ContentShapeElement: ModifierElement<ContentShapeModifier> {
  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value {
    if Key.self == HitShapeTrait.self, let shape = modifier.shape {
      let path: ((CGRect) -> Path)? = { shape.path(in: $0) }
      if let value = path as? Key.Value { return value }
    }
    return content.trait(key)
  }
}
