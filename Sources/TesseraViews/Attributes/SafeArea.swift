/// The regions of the screen that bars or the keyboard cover.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The region covered by bars and other parts of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region covered by the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension SafeAreaRegions: CustomStringConvertible {
    public var description: String {
        self == .all
            ? ".all" : printedSet(self, [.container: ".container", .keyboard: ".keyboard"])
    }
}

nonisolated extension View {
    /// Extends this view into covered regions of the screen.
    public consuming func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        attribute(
            Call("ignoresSafeArea").argument(regions, default: .all)
                .argument("edges", edges, default: .all))
    }

    /// Extends this view to some edges of the screen. Use `ignoresSafeArea(_:edges:)` instead.
    public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        attribute(Call("edgesIgnoringSafeArea").argument(edges))
    }
}
