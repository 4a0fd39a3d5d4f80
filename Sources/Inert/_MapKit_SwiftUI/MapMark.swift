import MapKit
import SwiftUI

/// Something that is marked on a map.
struct MapMark: Identifiable {
  let id: AnyHashable
  let coordinate: CLLocationCoordinate2D
  /// The point of the view that stands at the place.
  let anchor: UnitPoint
  let view: AnyView
}

/// A pin: a drop in a colour, with a picture or letters in it and a title below.
struct MarkerView: View {
  let title: Text?
  let picture: AnyView
  @Environment(\.markerTint) private var tint

  var body: some View {
    ZStack {
      Circle().fill(tint ?? .red)
      picture.font(.system(size: 14, weight: .semibold)).foregroundStyle(.white)
    }
    .frame(width: 28, height: 28)
    .overlay(alignment: .bottom) {
      if let title {
        title.font(.caption).fixedSize().frame(height: 0).offset(y: 12)
      }
    }
  }
}

private enum MarkerTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour of pins; nil is red.
  var markerTint: Color? {
    get { self[MarkerTintKey.self] }
    set { self[MarkerTintKey.self] = newValue }
  }
}
