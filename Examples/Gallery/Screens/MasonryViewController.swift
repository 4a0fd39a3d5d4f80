import UIKit

/// Bricks of many heights in columns.
final class MasonryViewController: UIViewController {
}
