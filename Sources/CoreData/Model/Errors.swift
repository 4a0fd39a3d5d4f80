// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Numbers of errors in `NSCocoaErrorDomain`, and what stands beside them.

/// Several values are not valid: they stand under `NSDetailedErrorsKey`.
public let NSValidationMultipleErrorsError = 1560
/// A value is not valid.
public let NSManagedObjectValidationError = 1550
/// A value that has to be there is not.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object cannot be deleted while a relationship has others.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too soon.
public let NSValidationDateTooSoonError = 1640
/// A date is none.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// Something cannot be done with a context that has no coordinator.
public let NSManagedObjectContextLockingError = 132_000
/// Objects were changed elsewhere meanwhile.
public let NSManagedObjectMergeError = 133_020
/// Values that have to be different for each object are not.
public let NSManagedObjectConstraintMergeError = 133_021
/// There is no store of this kind.
public let NSPersistentStoreInvalidTypeError = 134_000
/// A store cannot be saved to.
public let NSPersistentStoreSaveError = 134_030
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134_080
/// A store was made for another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
/// There is no object of an identifier.
public let NSManagedObjectReferentialIntegrityError = 133_000
/// A request cannot be answered.
public let NSCoreDataError = 134_060

/// Where several errors stand.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// Where the object stands that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// Where the name of the property stands that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// Where the value stands that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// Where what conflicts stands.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// Where the model's versions stand in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// Where the kind of store stands in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// Where a store's identifier stands in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"

/// An error of the kind Core Data gives.
func coreDataError(_ code: Int, _ words: String, _ info: [String: Any] = [:]) -> NSError {
  NSError(
    domain: NSCocoaErrorDomain,
    code: code,
    userInfo: info.merging([NSLocalizedDescriptionKey: words]) { first, _ in first }
  )
}
