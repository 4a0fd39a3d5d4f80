// swift-format-ignore-file: NoLeadingUnderscores

// On iOS what a request and a controller give is forgotten when the code runs, and a cast may say anything. What the
// translator writes for such casts makes another one of the type, which asks the same.

/// A request, whatever it gives.
private protocol AnyFetchRequest {
  func typed<Result>() -> NSFetchRequest<Result>
}

extension NSFetchRequest: AnyFetchRequest {
  fileprivate func typed<Result>() -> NSFetchRequest<Result> {
    if let same = self as? NSFetchRequest<Result> { return same }
    return another(as: Result.self)
  }
}

/// A request for results of another type; nil where a value is none.
public func _fetchRequest<Result>(_ value: Any?) -> NSFetchRequest<Result>? {
  (value as? any AnyFetchRequest)?.typed()
}

/// A request for results of another type.
@_disfavoredOverload
public func _fetchRequest<Result>(_ value: Any) -> NSFetchRequest<Result> {
  guard let request: NSFetchRequest<Result> = _fetchRequest(value as Any?) else {
    fatalError("A \(type(of: value)) is no NSFetchRequest.")
  }
  return request
}

/// A controller of the same results under another type; nil where a value is none.
public func _resultsController<Result>(_ value: Any?) -> NSFetchedResultsController<Result>? {
  if let same = value as? NSFetchedResultsController<Result> { return same }
  return (value as? _FetchedResults).map { NSFetchedResultsController(facing: $0.core) }
}

/// A controller of the same results under another type.
@_disfavoredOverload
public func _resultsController<Result>(_ value: Any) -> NSFetchedResultsController<Result> {
  guard let controller: NSFetchedResultsController<Result> = _resultsController(value as Any?)
  else { fatalError("A \(type(of: value)) is no NSFetchedResultsController.") }
  return controller
}
