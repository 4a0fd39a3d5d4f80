import UIKit

/// How far people may change the size of a window; a window here is as large as its screen.
public struct WindowResizability: Sendable {
  /// As the system has it.
  public static let automatic = WindowResizability()
  /// As large as the content.
  public static let contentSize = WindowResizability()
  /// No smaller than the content.
  public static let contentMinSize = WindowResizability()
}

extension Scene {
  /// Sets how far windows change their size; windows here are as large as their screen.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets how large windows are at first; windows here are as large as their screen.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets how large windows are at first; windows here are as large as their screen.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says which events from outside open the scene: here the only one opens for all.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets where `AppStorage` keeps its values.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ChangedScene(base: self) { AnyView($0.defaultAppStorage(store)) }
  }

  /// Changes something about the scene's views.
  package func changed(_ change: @escaping (AnyView) -> AnyView) -> some Scene {
    ChangedScene(base: self, change: change)
  }
}
