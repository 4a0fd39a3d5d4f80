extension UIView: AppearanceSubject {}
extension UIBarItem: AppearanceSubject {}
