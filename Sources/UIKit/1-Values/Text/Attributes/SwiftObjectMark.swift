/// The first stored property of every class whose objects are values of attributed strings.
///
/// Foundation compares such values with `CFEqual` when parts of a text are joined. Without Apple's
/// runtime that reads the first word of an object as a Core Foundation type, and stops the process
/// where it is the type 0. This is the word of a type that does not exist, which marks an object as
/// Swift's.
struct SwiftObjectMark: Sendable {
  private let word: UInt64 = 0x3ff00
}
