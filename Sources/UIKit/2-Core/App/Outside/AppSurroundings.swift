/// What an app asked of a system around it.
struct AppSurroundings {
  var lastTask = 0
  var shortcutItems: [UIApplicationShortcutItem]?
}
