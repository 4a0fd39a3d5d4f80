import Foundation

/// The drags that are under way.
@MainActor
final class DragFlights {
  private static var slot: DragFlights?
  static var current: DragFlights { slot ?? ScreenContext.keep(DragFlights()) { slot = $0 } }

  private struct Weak {
    weak var flight: DragFlight?
  }

  private var flights: [Weak] = []

  /// Drags whose finger moves.
  var flying: [DragFlight] { flights.compactMap(\.flight).filter(\.isFlying) }

  /// What a menu lifts shows there alone, until it is dragged.
  func hideLifted() {
    for flight in flights.compactMap(\.flight) where !flight.isFlying { flight.hide() }
  }

  var isDragging: Bool { !flying.isEmpty }

  func add(_ flight: DragFlight) {
    flights.removeAll { $0.flight == nil }
    flights.append(Weak(flight: flight))
  }

  func remove(_ flight: DragFlight) {
    flights.removeAll { $0.flight == nil || $0.flight === flight }
  }
}
