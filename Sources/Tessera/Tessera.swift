// One import provides everything a view's file needs, as in SwiftUI.
@_exported public import Foundation
@_exported public import Observation
@_exported public import TesseraCore
@_exported public import TesseraLayout
