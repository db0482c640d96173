@_exported public import TesseraCore
