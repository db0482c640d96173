// Exported, so that the files of this module and of later modules need not import them.
@_exported public import TesseraPlacement
