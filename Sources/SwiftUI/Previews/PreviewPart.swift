import UIKit

/// One of the views that a type gives as its previews.
struct PreviewPart {
  var view: AnyView
  var name: String?
  var look = PreviewLook()

  /// The views that a view stands for, without computing a body.
  @MainActor
  static func parts<Content: View>(of view: Content) -> [PreviewPart] {
    (view as? any PreviewParting)?.previewParts ?? [PreviewPart(view: AnyView(view))]
  }
}

/// A view that stands for several: what is applied to it is applied to each.
@MainActor @preconcurrency
protocol PreviewParting {
  @MainActor var previewParts: [PreviewPart] { get }
}

extension EmptyView: PreviewParting {
  @MainActor var previewParts: [PreviewPart] { [] }
}

extension TupleView: PreviewParting {
  @MainActor var previewParts: [PreviewPart] {
    var parts: [PreviewPart] = []
    func add<One: View>(_ one: One) { parts += PreviewPart.parts(of: one) }
    repeat add(each content)
    return parts
  }
}

extension Group: PreviewParting where Content: View {
  @MainActor var previewParts: [PreviewPart] { PreviewPart.parts(of: content) }
}

extension ConditionalContent: PreviewParting {
  @MainActor var previewParts: [PreviewPart] {
    switch branch {
    case .first(let view): PreviewPart.parts(of: view)
    case .second(let view): PreviewPart.parts(of: view)
    }
  }
}

extension Optional: PreviewParting where Wrapped: View {
  @MainActor var previewParts: [PreviewPart] { map { PreviewPart.parts(of: $0) } ?? [] }
}

extension ForEach: PreviewParting where Content: View {
  @MainActor var previewParts: [PreviewPart] { data.flatMap { PreviewPart.parts(of: content($0)) } }
}

extension AnyView: PreviewParting {
  @MainActor var previewParts: [PreviewPart] { box.previewParts }
}

extension ModifiedContent: PreviewParting where Content: View, Modifier: ViewModifier {
  @MainActor var previewParts: [PreviewPart] {
    PreviewPart.parts(of: content).map { part in
      var part = part
      if let said = modifier as? PreviewModification {
        said.apply(to: &part)
      } else {
        part.view = AnyView(part.view.modifier(modifier))
      }
      return part
    }
  }
}
