/// Gives scroll views their `delegate`, so that subclasses can have one of a narrower type.
///
/// Swift classes cannot narrow a stored property they inherit, as collection and table views do
/// with their delegate. A member of a protocol's extension can be shadowed instead.
@MainActor @preconcurrency
public protocol ScrollDelegating: AnyObject {}
