/// What holds in every world.
enum Law: String, Sendable {
  case data = "the list counts what the data counts"
  case oneCell = "each item in sight has one cell"
  case rightCell = "each cell shows the item its path names"
  case inSight = "what is in sight has a cell"
  case frames = "cells are where the layout wants them"
  case headers = "headers are where the layout wants them"
  case ghosts = "no cell is left over"
  case range = "content that rests is in its range"
  case jump = "nothing moves unexplained"
  case rest = "at rest nothing moves"
  case settles = "everything comes to rest"
  case selection = "selected is what was selected"
  case display = "cells come and go in pairs"
  case scrollCalls = "scrolling is told in order"
  case completion = "each completion comes once"
  case paint = "what was damaged and painted is what all painted anew is"
  case scratch = "laid out anew it is the same"
  case voice = "assistive programs are told of what is shown"
  case leak = "what is dismissed goes away"
  case diagnosis = "nothing is wrong with an app that does nothing wrong"
}

struct Violation: Sendable, CustomStringConvertible {
  let law: Law
  let text: String

  var description: String { "\(law.rawValue): \(text)" }
}
