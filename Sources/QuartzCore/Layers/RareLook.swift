import CoreGraphics

/// The values that colour a layer and that few layers set.
final class RareLook {
  struct Values {
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.all
    var borderWidth = CGFloat(0)
    var borderColor: CGColor? = CGColor.black
    var shadowColor: CGColor? = CGColor.black
    var shadowOpacity = Float(0)
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius = CGFloat(3)
    var shadowPath: CGPath?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsTint: CGColor?
    var backdrop: Backdrop?
    var groupFilter: GroupFilter?
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var shouldRasterize = false
    var rasterizationScale = CGFloat(1)
  }

  /// What a layer has that set nothing; nobody changes it.
  nonisolated(unsafe) static let standard = RareLook(Values())

  var values: Values

  init(_ values: Values) { self.values = values }
}

extension LayerAppearance {
  package var cornerCurve: CALayerCornerCurve {
    get { rareValues.cornerCurve }
    set { rareValues.cornerCurve = newValue }
  }
  package var maskedCorners: CACornerMask {
    get { rareValues.maskedCorners }
    set { rareValues.maskedCorners = newValue }
  }
  package var borderWidth: CGFloat {
    get { rareValues.borderWidth }
    set { rareValues.borderWidth = newValue }
  }
  package var borderColor: CGColor? {
    get { rareValues.borderColor }
    set { rareValues.borderColor = newValue }
  }
  package var shadowColor: CGColor? {
    get { rareValues.shadowColor }
    set { rareValues.shadowColor = newValue }
  }
  package var shadowOpacity: Float {
    get { rareValues.shadowOpacity }
    set { rareValues.shadowOpacity = newValue }
  }
  package var shadowOffset: CGSize {
    get { rareValues.shadowOffset }
    set { rareValues.shadowOffset = newValue }
  }
  package var shadowRadius: CGFloat {
    get { rareValues.shadowRadius }
    set { rareValues.shadowRadius = newValue }
  }
  package var shadowPath: CGPath? {
    get { rareValues.shadowPath }
    set { rareValues.shadowPath = newValue }
  }
  package var contentsRect: CGRect {
    get { rareValues.contentsRect }
    set { rareValues.contentsRect = newValue }
  }
  package var contentsCenter: CGRect {
    get { rareValues.contentsCenter }
    set { rareValues.contentsCenter = newValue }
  }
  /// Colours the coverage of the contents, as template images are drawn; nil keeps their colours.
  package var contentsTint: CGColor? {
    get { rareValues.contentsTint }
    set { rareValues.contentsTint = newValue }
  }
  /// What becomes of what lies behind the layer; nil leaves it as it is.
  package var backdrop: Backdrop? {
    get { rareValues.backdrop }
    set { rareValues.backdrop = newValue }
  }
  /// What becomes of the layer with all below it; nil leaves it as it is.
  package var groupFilter: GroupFilter? {
    get { rareValues.groupFilter }
    set { rareValues.groupFilter = newValue }
  }
  package var magnificationFilter: CALayerContentsFilter {
    get { rareValues.magnificationFilter }
    set { rareValues.magnificationFilter = newValue }
  }
  package var minificationFilter: CALayerContentsFilter {
    get { rareValues.minificationFilter }
    set { rareValues.minificationFilter = newValue }
  }
  package var shouldRasterize: Bool {
    get { rareValues.shouldRasterize }
    set { rareValues.shouldRasterize = newValue }
  }
  package var rasterizationScale: CGFloat {
    get { rareValues.rasterizationScale }
    set { rareValues.rasterizationScale = newValue }
  }
}
