import Foundation

private let deep = ProcessInfo.processInfo.environment["TESSERA_DEEP"]

/// Whether searches try hundreds of random cases, as `TESSERA_DEEP` in the environment of the
/// process demands.
public let searchesDeeply = deep != nil

/// Returns the number of cases of a search. A deep search has 25 times as many, or the number in
/// `TESSERA_DEEP` times as many if that is more.
public func cases(_ few: Int) -> Int { few * (deep.map { max(25, Int($0) ?? 0) } ?? 1) }

/// Returns the seeds of a search.
public func seeds(_ few: Int) -> Range<UInt64> { 0..<UInt64(cases(few)) }
