// One import provides what a test's file needs.
@_exported public import TesseraLaws
@_exported public import Testing
