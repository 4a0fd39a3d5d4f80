/// How a controller is placed over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes: a page sheet.
  case automatic = -2
  /// Not presented.
  case none = -1
  /// Over the whole screen, in place of what is there.
  case fullScreen = 0
  /// A sheet that leaves a little of what is behind.
  case pageSheet = 1
  /// A sheet in the middle, where there is room, else as a page sheet.
  case formSheet = 2
  /// Over the controller that defines the context, in place of its view.
  case currentContext = 3
  /// Placed by a presentation controller of one's own.
  case custom = 4
  /// Over the whole screen, with what is there left in place.
  case overFullScreen = 5
  /// Over the controller that defines the context, with its view left in place.
  case overCurrentContext = 6
  /// In a bubble beside what it is about, where there is room, else as a page sheet.
  case popover = 7
}

/// How a controller comes that is presented.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the lower edge.
  case coverVertical = 0
  /// Turning around the vertical axis.
  case flipHorizontal = 1
  /// Fading in.
  case crossDissolve = 2
  /// Under a page that curls away; it covers from below here.
  case partialCurl = 3
}
