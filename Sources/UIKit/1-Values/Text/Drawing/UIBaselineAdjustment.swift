/// Where the text of a label stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// With its baseline where that of the larger text was.
  case alignBaselines = 0
  /// With its middle where that of the larger text was.
  case alignCenters = 1
  /// With its top where that of the larger text was.
  case none = 2
}
