import UIKit

/// An app that nobody starts: no class is marked with @main.
class LonelyLayout: UICollectionViewLayout {}
