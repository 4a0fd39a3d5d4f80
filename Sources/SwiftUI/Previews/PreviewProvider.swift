import UIKit

/// Views that are shown while an app is written.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views; each of several is a preview of its own.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  /// The platform that they are for: all.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// All.
  @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are for.
public enum PreviewPlatform: Sendable {
  /// Phones and tablets.
  case iOS
  /// Computers.
  case macOS
  /// Televisions.
  case tvOS
  /// Watches.
  case watchOS
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As the device.
  case device
  /// As its content.
  case sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// Its name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a preview is.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
  /// What tells it from others.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// On its side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its other side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")

  /// All of them.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
  /// Names a preview.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewModification(name: value))
  }

  /// Sets how large a preview is.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewModification(layout: value))
  }

  /// Names the device of a preview: what it is shown on here has the size that is asked for.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets which way up a preview is.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(PreviewModification(orientation: value))
  }
}

/// What is said of a preview; the view is shown as it is.
struct PreviewModification: TreeModifier {
  var name: String?
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?

  func apply(to preview: inout PreviewPart) {
    if let name { preview.name = name }
    if let orientation {
      preview.look.isLandscape =
        orientation == .landscapeLeft || orientation == .landscapeRight
    }
    switch layout {
    case .sizeThatFits: preview.look.layout = .sizeThatFits
    case .fixed(let width, let height):
      preview.look.layout = .fixed(width: width, height: height)
    case .device: preview.look.layout = .device
    case nil: break
    }
  }
}

extension Preview {
  /// Makes a preview of a SwiftUI view; without traits it fills the device.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> some View
  ) {
    self.init(name, PreviewLook(traits), body: body)
  }

  /// Makes a preview of one SwiftUI view or another, as code decides.
  @_disfavoredOverload
  public init(
    _ name: String? = nil,
    traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> any View
  ) {
    self.init(name, PreviewLook(traits)) { AnyView(body()) }
  }

  private init<Content: View>(
    _ name: String?,
    _ look: PreviewLook,
    body: @escaping @MainActor () -> Content
  ) {
    self.init(
      name: name,
      look: look,
      make: { UIHostingController(rootView: body()) },
      measure: { controller, size in
        (controller as? UIHostingController<Content>)?.sizeThatFits(in: size) ?? size
      }
    )
  }

  /// The previews of a type: one for each view that it gives.
  public static func all<Provider: PreviewProvider>(of type: Provider.Type) -> [Preview] {
    PreviewPart.parts(of: type.previews).map { part in
      Preview(part.name, part.look) { part.view }
    }
  }
}
