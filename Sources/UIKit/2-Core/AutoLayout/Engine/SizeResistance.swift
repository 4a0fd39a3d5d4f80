/// How strongly a view holds on to the size of its contents.
struct SizeResistance {
  var huggingHorizontal = UILayoutPriority.defaultLow
  var huggingVertical = UILayoutPriority.defaultLow
  var compressionHorizontal = UILayoutPriority.defaultHigh
  var compressionVertical = UILayoutPriority.defaultHigh
}
