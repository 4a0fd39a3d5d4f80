import UIKit

/// The list of the gallery's screens.
public final class GalleryMenuViewController: UIViewController {
}
