// One import provides everything a view's file needs, as in SwiftUI.
@_exported public import TesseraScreens
