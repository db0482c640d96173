public import TesseraCore
public import TesseraLayout

/// A set of the things that may cover a part of the screen.
nonisolated public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The bars of the screen, and the edges of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Everything.
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension SafeAreaRegions: CustomStringConvertible {
    public var description: String {
        guard self != .all else { return ".all" }
        let names: [(SafeAreaRegions, String)] = [
            (.container, ".container"), (.keyboard, ".keyboard"),
        ]
        return printedSet(names.filter { contains($0.0) }.map(\.1))
    }
}

nonisolated extension View {
    /// Extends this view under what covers a part of the screen.
    public consuming func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        attribute(
            Call("ignoresSafeArea").argument(regions, default: .all)
                .argument("edges", edges, default: .all))
    }

    /// Extends this view to some edges of the screen: the older name of `ignoresSafeArea`.
    public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        attribute(Call("edgesIgnoringSafeArea").argument(edges))
    }
}
