import CoreGraphics
import Foundation

/// Places items in lines, one section after the other.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
}
