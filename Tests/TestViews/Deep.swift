import Foundation

/// Whether searches try hundreds of random cases: `TESSERA_DEEP` is in the process environment.
public let searchesDeeply = ProcessInfo.processInfo.environment["TESSERA_DEEP"] != nil

/// The seeds of a search: a few, or 25 times as many in a deep search.
public func seeds(_ few: UInt64) -> Range<UInt64> { 0..<(searchesDeeply ? few * 25 : few) }
