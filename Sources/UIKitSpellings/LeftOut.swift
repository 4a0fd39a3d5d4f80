// swift-format-ignore-file: NoLeadingUnderscores

import Diagnostics

// What stands where the body of a function, or a macro, was left out of an app's source.

/// Tells that a function was called whose body is left out; it does nothing.
///
/// - Parameters:
///   - name: The function, as in `find() of Map`.
///   - needs: What its body needs and is not here.
public func _leftOut(_ name: String, needs: String) {
  UIKitDiagnostics.report(
    Diagnosis(
      .partLeftOut,
      what: "\(name) was called; it is left out of the app and does nothing.",
      place: name,
      remedy: "It needs \(needs), which is not here."
    )
  )
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
  UIKitDiagnostics.report(
    Diagnosis(
      .partLeftOut,
      what:
        "\(name) was called; it is left out of the app and gives \(NothingLike.words(nothing)).",
      place: name,
      remedy: "It needs \(needs), which is not here."
    )
  )
  return nothing
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
