@_exported import Combine
@_exported import CoreTransferable
@_exported import Observation
@_exported import UIKit
@_exported import ViewLayout
