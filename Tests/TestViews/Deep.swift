import Foundation

private let deep = ProcessInfo.processInfo.environment["TESSERA_DEEP"]

/// Whether searches try hundreds of random cases: `TESSERA_DEEP` is in the process environment.
public let searchesDeeply = deep != nil

/// The number of cases of a search: a few, or in a deep search 25 times as many, or as many times as
/// `TESSERA_DEEP` says if that is more.
public func cases(_ few: Int) -> Int { few * (deep.map { max(25, Int($0) ?? 0) } ?? 1) }

/// The seeds of a search.
public func seeds(_ few: Int) -> Range<UInt64> { 0..<UInt64(cases(few)) }
