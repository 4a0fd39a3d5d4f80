import CoreGraphics

extension UICollectionViewCompositionalLayout: ListLayout {
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    plan.sections.indices.contains(section) ? plan.sections[section]?.list : nil
  }

  func frame(ofSection section: Int) -> CGRect? { plan.frame(ofSection: section) }
}
