// Written by `swift run tsumiki-protocols` from the frameworks' sources.
// swift-format-ignore-file

extension FrameworkMembers {
  /// The methods that the protocols ask for, by name.
  static let requiredText = #"""
animateTransition(using:)
calendarView(_:decorationFor:)
collectionView(_:cellForItemAt:)
collectionView(_:itemsForBeginning:at:)
collectionView(_:numberOfItemsInSection:)
collectionView(_:performDropWith:)
collectionView(_:prefetchItemsAt:)
contextMenuInteraction(_:configurationForMenuAtLocation:)
dateSelection(_:didSelectDate:)
dragInteraction(_:itemsForBeginning:)
multiDateSelection(_:didDeselectDate:)
multiDateSelection(_:didSelectDate:)
numberOfComponents(in:)
pageViewController(_:viewControllerAfter:)
pageViewController(_:viewControllerBefore:)
pickerView(_:numberOfRowsInComponent:)
previewingContext(_:commit:)
previewingContext(_:viewControllerForLocation:)
selectionDidChange(_:)
selectionWillChange(_:)
tableView(_:cellForRowAt:)
tableView(_:itemsForBeginning:at:)
tableView(_:numberOfRowsInSection:)
tableView(_:performDropWith:)
tableView(_:prefetchRowsAt:)
textDidChange(_:)
textWillChange(_:)
transitionDuration(using:)
"""#
}
