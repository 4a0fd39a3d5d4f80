/// Tells what a data source or delegate answers itself from what it leaves to defaults.
///
/// The defaults of the protocols' optional methods leave a mark here, so that the table view knows
/// of a method whether it is there, as it does on iOS.
@MainActor
final class TableAnswers {
  var isDefault = false
  private var given: Any?

  /// Leaves the mark and gives a default answer.
  func byDefault<Answer>(_ answer: Answer) -> Answer {
    isDefault = true
    given = answer
    return answer
  }

  /// An answer; nil where it came from a default.
  func ask<Answer: Equatable>(_ body: () -> Answer) -> Answer? {
    let outer = (isDefault, given)
    isDefault = false
    defer { (isDefault, given) = outer }
    let answer = body()
    // An override may make something of its own out of what super gives.
    return isDefault && given as? Answer == answer ? nil : answer
  }
}
