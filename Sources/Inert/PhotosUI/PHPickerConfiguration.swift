import Foundation
import Photos
import UIKit

/// How a picker behaves.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// Makes a configuration.
  public init() {}
  /// Makes a configuration of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
  /// How many may be chosen, 0 for any number; 1 at first.
  public var selectionLimit = 1
  /// How what is chosen is told; `default` at first.
  public var selection = Selection.default
  /// What is chosen from the start; nothing at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// What is shown; nil, which is all, at first.
  public var filter: PHPickerFilter?
  /// How what is chosen is handed over; `automatic` at first.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How the picker is laid out; `default` at first.
  public var mode = Mode.default
  /// At which edges there is no room around the content; nowhere at first.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// What the picker does not let be done; nothing at first.
  public var disabledCapabilities: PHPickerCapabilities = []

  /// How what is chosen is handed over.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// How what is chosen is told.
  public enum Selection: Int, Hashable, Sendable {
    case `default` = 0
    case ordered = 1
    case continuous = 2
    case continuousAndOrdered = 3
  }

  /// How a picker is laid out.
  public enum Mode: Int, Hashable, Sendable {
    case `default` = 0
    case compact = 1
  }
}

/// What a picker lets be done besides choosing.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// The capabilities as bits.
  public let rawValue: Int

  /// Makes capabilities of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Searching.
  public static let search = Self(rawValue: 1)
  /// Making room for what is chosen on the device.
  public static let stagingArea = Self(rawValue: 2)
  /// Going to collections.
  public static let collectionNavigation = Self(rawValue: 4)
  /// The buttons that end or give up a choice.
  public static let selectionActions = Self(rawValue: 8)
  /// Warning of photos that may be sensitive.
  public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}

/// What a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: [String]
  /// Photos.
  public static let images = Self(names: ["images"])
  /// Films.
  public static let videos = Self(names: ["videos"])
  /// Photos that move.
  public static let livePhotos = Self(names: ["livePhotos"])
  /// Photos with a depth.
  public static let depthEffectPhotos = Self(names: ["depthEffectPhotos"])
  /// Photos one after the other.
  public static let bursts = Self(names: ["bursts"])
  /// Wide photos.
  public static let panoramas = Self(names: ["panoramas"])
  /// Pictures of the screen.
  public static let screenshots = Self(names: ["screenshots"])
  /// Films of the screen.
  public static let screenRecordings = Self(names: ["screenRecordings"])
  /// Films whose depth is chosen later.
  public static let cinematicVideos = Self(names: ["cinematicVideos"])
  /// Slow films.
  public static let slomoVideos = Self(names: ["slomoVideos"])
  /// Fast films.
  public static let timelapseVideos = Self(names: ["timelapseVideos"])

  /// What one of some shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(names: subfilters.flatMap(\.names))
  }

  /// What all of some show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(names: ["all"] + subfilters.flatMap(\.names))
  }

  /// What another one does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    Self(names: ["not"] + filter.names)
  }
}
