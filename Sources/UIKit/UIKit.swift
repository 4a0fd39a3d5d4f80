@_exported import CoreGraphics
@_exported import Diagnostics
@_exported import Foundation
@_exported import QuartzCore
