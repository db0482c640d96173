// Exported, so that the files of this module and of later modules need not import them.
@_exported public import Observation
@_exported public import TesseraLayout
