/// Working memory of the simplex; grows with the system, never during a mere re-solve.
struct Scratch {
  var candidates = FlatArray<Candidate>()
  var undecided = FlatArray<Int32>()
  /// One number a slot.
  var slots = FlatArray<Double>()
  /// One number a variable.
  var direction = FlatArray<Double>()
  var gradient = FlatArray<Double>()
  /// For each dimension of the objective, one number a slot.
  var weights = FlatArray<Double>()
  var hasWeights = FlatArray<Bool>()
  var slope = FlatArray<Double>()
  var breakpoints = FlatArray<Breakpoint>()
  /// Slots that must not leave in the search for a conflict.
  var dimensions = 0
  var variableCount = 0

  /// Makes room; a dimension is a priority or one of the two rules for ties.
  mutating func setDimensions(_ dimensions: Int, variables: Int) {
    self.dimensions = dimensions
    variableCount = variables
    slots.setCount(variables)
    slope.setCount(dimensions)
    hasWeights.setCount(dimensions)
  }

  /// Makes room for moving along an edge.
  mutating func prepareToMove() {
    direction.setCount(variableCount)
    gradient.setCount(variableCount)
    weights.setCount(variableCount * dimensions)
  }

  func free() {
    candidates.free()
    undecided.free()
    slots.free()
    direction.free()
    gradient.free()
    weights.free()
    hasWeights.free()
    slope.free()
    breakpoints.free()
  }

  var footprint: Int {
    candidates.footprint + undecided.footprint + slots.footprint + direction.footprint
      + gradient.footprint + weights.footprint + hasWeights.footprint + slope.footprint
      + breakpoints.footprint
  }
}
