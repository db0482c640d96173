public import Tessera

/// A default that is not sendable.
final class Palette {
    let name: String

    init(_ name: String) { self.name = name }
}

private func get() -> Int { 1 }

/// The environment of a shop.
extension EnvironmentValues {
    @Entry var palette = Palette("plain")
    @Entry var margin: Double = 8  // points
    /// The price = 3 { in a comment
    @Entry public var price: (Int) -> String = { "\($0) }" }
    @Entry var title: String?
    @Entry var table: Dictionary<String, Array<Int>> = [:]
    @Entry var action: (Int, Int) -> Dictionary<Int, Bool> = { [$0: $0 < $1] }
    @Entry var reader: () -> Int = { get() }
    @Entry var choice: Dictionary<Int, Bool>?
    @Entry var names: [String: Int] = [:]; @Entry var `default` = 3
    @Entry internal var long = [1, 2]
        .map { $0 * 2 }
    @available(iOS 17, *)
    @Entry var pair: (left: Int, right: Int) = (1, 2)
    @Entry @MainActor var onMain = 1
    @Entry var any: any CustomStringConvertible = "any"
    @Entry var text = """
        = { "
        """
}

extension Tessera.Transaction {
    @Entry var isUrgent = false
}
