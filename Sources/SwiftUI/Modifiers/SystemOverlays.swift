extension View {
  /// Shows what the system lays over apps, such as the home indicator, or not; nothing is here.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Leaves touches at edges to the view before they are the system's; no edge is the system's here.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Hides the bar with the time, or not; there is none here.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the bar with the time, or not; there is none here.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Moves what is in the view together with it: here views always move so.
  public func geometryGroup() -> some View { self }

  /// Puts the room around the view that a scene has around its content: 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}
