/// What people do with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// They tap it.
  case invokeDefaultAction = 0
  /// They rest on it, for what else can be done.
  case presentActions = 1
  /// They press it, for a look.
  case preview = 2
}
