extension Rewriter {
  /// Whether a name is one of UIKit's by what it looks like.
  ///
  /// A file sees UIKit without importing it where a framework that it imports has a header that does.
  func isOfUIKit(_ name: String) -> Bool {
    guard options.system == "iOS", name.hasPrefix("UI"), !facts.isDeclared(name) else {
      return false
    }
    let rest = name.utf8.dropFirst(2)
    return rest.count > 2
      && rest.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
  }

  // Names that have to be imported where they are used.

  static let uikitNames: Set<String> = [
    "Selector", "autoreleasepool", "objc_setAssociatedObject", "objc_getAssociatedObject",
    "objc_AssociationPolicy", "NSKeyValueObservation", "NSStringFromSelector",
    "NSSelectorFromString", "CGAffineTransform", "CACurrentMediaTime", "CATextLayer",
    "NSUserActivity", "NSUserActivityTypeBrowsingWeb",
  ]
  static let spelledNames: Set<String> = [
    "OSStatus", "noErr", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "OSAtomicIncrement32",
    "OSAtomicDecrement32",
    "OSAtomicAdd32", "AVMakeRect", "NSInteger", "NSUInteger", "NSHashTable", "NSMapTable",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC", "CFRunLoopGetCurrent",
    "DispatchSerialQueue", "mach_absolute_time", "mach_timebase_info", "mach_timebase_info_data_t",
    "CFRunLoopGetMain", "CFRunLoopMode", "CFRunLoopWakeUp", "isMacCatalystApp", "isiOSAppOnMac",
    "_leftOut",
    "_leftOutError", "_leftOutMacro", "_leftOutResult", "_leftOutThrown", "_leftOutValue",
    "objc_sync_enter", "objc_sync_exit",
    // What Foundation lacks, which UIKitSpellings passes on.
    "DateComponentsFormatter", "ListFormatter", "LocalizationValue", "LocalizedStringResource",
    "MeasurementFormatter", "NSComparisonPredicate",
    "NSDataDetector", "NSErrorPointer", "NSExpression", "NSFileCoordinator", "NSFilePresenter",
    "NSPointerArray", "NSPredicate", "containerURL", "NSSortDescriptor", "NSTextCheckingKey",
    "NSTextCheckingTypes", "NSUbiquitousKeyValueStore", "RelativeDateTimeFormatter",
    "kCFBundleNameKey", "kCFBundleVersionKey", "kCFBundleIdentifierKey", "kCFBundleExecutableKey",
  ]
  static let networkNames: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionDataTask",
    "URLSessionTask", "URLSessionConfiguration", "URLSessionDownloadTask", "URLCache",
    "URLProtocol", "HTTPCookieStorage", "HTTPCookie", "URLCredential", "URLSessionDelegate",
    "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "CachedURLResponse",
    "URLSessionDataDelegate", "URLSessionDownloadDelegate", "URLSessionTaskDelegate",
    "URLSessionTaskMetrics", "URLSessionUploadTask", "URLSessionWebSocketTask",
    "URLCredentialStorage", "URLProtectionSpace",
  ]
  static let xmlNames: Set<String> = [
    "XMLDTD", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
  ]
  /// What Foundation passes on of Combine.
  static let combineNames: Set<String> = [
    "AnyCancellable", "CurrentValueSubject", "ObservableObject", "PassthroughSubject", "Published",
  ]
}
