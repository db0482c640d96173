import Tessera

private struct AKey: EnvironmentKey { static let defaultValue = 1 }
private struct BKey: EnvironmentKey { static let defaultValue = 2 }
private struct PairKey: EnvironmentKey { static let defaultValue = Pair(first: 3, second: 4) }
private struct PlaceKey: EnvironmentKey { static let defaultValue = "" }

/// Two numbers as one value of the environment.
struct Pair: Equatable {
    var first: Int
    var second: Int
}

extension EnvironmentValues {
    var a: Int {
        get { self[AKey.self] }
        set { self[AKey.self] = newValue }
    }

    var b: Int {
        get { self[BKey.self] }
        set { self[BKey.self] = newValue }
    }

    var sum: Int { a + b }

    var pair: Pair {
        get { self[PairKey.self] }
        set { self[PairKey.self] = newValue }
    }

    /// `isEnabled`, as a number.
    var enabled: Int { isEnabled ? 1 : 0 }

    /// The text that distinguishes the copies of a view by a modifier or a style.
    var place: String {
        get { self[PlaceKey.self] }
        set { self[PlaceKey.self] = newValue }
    }
}
