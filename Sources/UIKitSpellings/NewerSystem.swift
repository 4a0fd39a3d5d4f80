// swift-format-ignore-file: NoLeadingUnderscores

/// False: what `#available` asks for is newer than the system that apps are told they run on.
///
/// Translated sources have it in place of such conditions.
public var _isNewerSystem: Bool { false }
