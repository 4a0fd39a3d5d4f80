import Foundation

/// A variable of the environment, nil where it is not set.
///
/// `ProcessInfo` makes a dictionary of them all each time it is asked, which a start would notice.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
