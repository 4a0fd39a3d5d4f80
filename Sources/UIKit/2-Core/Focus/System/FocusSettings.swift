/// What few views are told of focus.
final class FocusSettings {
  var effect: UIFocusEffect?
  var group: String?
  var priority: UIFocusGroupPriority?
}
