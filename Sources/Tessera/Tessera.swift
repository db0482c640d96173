// What a view's file needs comes with one import, as it does with SwiftUI.
@_exported public import Foundation
@_exported public import Observation
@_exported public import TesseraCore
@_exported public import TesseraLayout
