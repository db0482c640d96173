// All files of this module see the modules below, and so do those of later modules.
@_exported public import Observation
@_exported public import TesseraLayout
