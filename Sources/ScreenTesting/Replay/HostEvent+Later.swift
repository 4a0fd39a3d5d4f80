import WindowHost

extension HostEvent {
  /// The event, by a time later.
  func later(by delay: Double) -> HostEvent {
    switch self {
    case .pointer(var pointer):
      pointer.time += delay
      return .pointer(pointer)
    case .scroll(var scroll):
      scroll.time += delay
      return .scroll(scroll)
    case .key(var key):
      key.time += delay
      return .key(key)
    case .text(let text, let time): return .text(text, time: time + delay)
    case .textEditing(let text, let start, let length, let time):
      return .textEditing(text, start: start, length: length, time: time + delay)
    case .resized(let size, let scale, let time):
      return .resized(size, scale: scale, time: time + delay)
    case .focus(let hasFocus, let time): return .focus(hasFocus, time: time + delay)
    case .memoryWarning(let time): return .memoryWarning(time: time + delay)
    case .exposed, .close: return self
    }
  }

  /// When it is due, in seconds from the start of its script.
  var due: Double {
    switch self {
    case .pointer(let pointer): pointer.time
    case .scroll(let scroll): scroll.time
    case .key(let key): key.time
    case .text(_, let time), .textEditing(_, _, _, let time), .resized(_, _, let time),
      .focus(_, let time), .memoryWarning(let time):
      time
    case .exposed, .close: 0
    }
  }
}
