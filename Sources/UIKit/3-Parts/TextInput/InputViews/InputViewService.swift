import Foundation

/// Shows input views, for the storeys below.
@MainActor
struct InputViewService: InputViewShowing {
  func update() { InputViewHost.current.update() }
}
