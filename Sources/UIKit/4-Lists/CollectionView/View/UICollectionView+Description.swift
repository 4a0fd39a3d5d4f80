extension UICollectionView: DetailDescribing {
  var descriptionDetails: [(name: String, value: String)] {
    let source = dataSource.map { "<\(ResponderText.head(of: $0))>" } ?? "(null)"
    return [
      ("layout", "<\(ResponderText.head(of: collectionViewLayout))>"), ("dataSource", source),
    ]
  }
}
