// swift-format-ignore-file: NoLeadingUnderscores

import Diagnostics
import Foundation

// What stands where the body of a function, or a macro, was left out of an app's source.

/// Tells that a function was called whose body is left out; it does nothing.
///
/// - Parameters:
///   - name: The function, as in `find() of Map`.
///   - needs: What its body needs and is not here.
public func _leftOut(_ name: String, needs: String) {
  tell(name, "does nothing", needs)
}

/// Gives what stands for nothing where a function was called whose body is left out, and tells it.
///
/// That is nil, zero, false, what is empty, or a plain view. Stops where the type has nothing of the kind.
///
/// - Parameters:
///   - name: The function, as in `count of Map`.
///   - needs: What its body needs and is not here.
///   - file: Where the function is.
///   - line: The line of the function's body.
/// - Returns: The value.
public func _leftOutResult<Value>(
  _ name: String,
  needs: String,
  file: StaticString = #file,
  line: UInt = #line
) -> Value {
  guard let nothing: Value = NothingLike.value() else {
    _leftOutValue(name, needs: needs, file: file, line: line)
  }
  tell(name, "gives \(NothingLike.words(nothing))", needs)
  return nothing
}

/// Gives what stands for nothing where a throwing function was called whose body is left out, and tells it.
///
/// - Parameters:
///   - name: The function, as in `count of Map`.
///   - needs: What its body needs and is not here.
/// - Returns: The value.
/// - Throws: `CocoaError.featureUnsupported` where the type has nothing of the kind.
public func _leftOutThrown<Value>(_ name: String, needs: String) throws -> Value {
  guard let nothing: Value = NothingLike.value() else { throw _leftOutError(name, needs: needs) }
  tell(name, "gives \(NothingLike.words(nothing))", needs)
  return nothing
}

/// The error of a throwing function whose body is left out; it is told that it was called.
///
/// - Parameters:
///   - name: The function, as in `count of Map`.
///   - needs: What its body needs and is not here.
/// - Returns: `CocoaError.featureUnsupported`.
public func _leftOutError(_ name: String, needs: String) -> any Error {
  tell(name, "throws an error", needs)
  return CocoaError(
    .featureUnsupported,
    userInfo: [NSLocalizedDescriptionKey: "\(name) needs \(needs), which is not here."]
  )
}

private func tell(_ name: String, _ does: String, _ needs: String) {
  UIKitDiagnostics.report(
    Diagnosis(
      .partLeftOut,
      what: "\(name) was called; it is left out of the app and \(does).",
      place: name,
      remedy: "It needs \(needs), which is not here."
    )
  )
}

/// Stops where a function was called whose body is left out: there is nothing to return.
///
/// - Parameters:
///   - name: The function, as in `count of Map`.
///   - needs: What its body needs and is not here.
///   - file: Where the function is.
///   - line: The line of the function's body.
public func _leftOutValue(
  _ name: String,
  needs: String,
  file: StaticString = #file,
  line: UInt = #line
) -> Never {
  fatalError(
    "\(name) was called; it is left out of the app, because it needs \(needs), and has nothing to"
      + " return.",
    file: file,
    line: line
  )
}

/// Stands for a macro that is not here, where a value is wanted.
///
/// - Parameter name: The macro, as in `#Weather`.
/// - Returns: Never: it stops.
public func _leftOutMacro<Value>(_ name: String) -> Value {
  fatalError("\(name) is a macro that is not here, so that it has no value.")
}

/// Stands for a macro that is not here, where no value is wanted.
///
/// - Parameter name: The macro, as in `#log`.
public func _leftOutMacro(_ name: String) { _leftOut(name, needs: "a macro") }
