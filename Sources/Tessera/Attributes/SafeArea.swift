public import TesseraCore
public import TesseraLayout

/// The regions of the screen that something covers.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The region of bars and other parts of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region of the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension SafeAreaRegions: CustomStringConvertible {
    public var description: String {
        guard self != .all else { return ".all" }
        let names: [(SafeAreaRegions, String)] = [
            (.container, ".container"), (.keyboard, ".keyboard"),
        ]
        return printedSet(names.filter { contains($0.0) }.map(\.1))
    }
}

nonisolated extension View {
    /// Lets this view reach under what covers a part of the screen.
    public consuming func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        attribute(
            Call("ignoresSafeArea").argument(regions, default: .all)
                .argument("edges", edges, default: .all))
    }

    /// Lets this view reach to some edges of the screen, by its older name.
    public consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        attribute(Call("edgesIgnoringSafeArea").argument(edges))
    }
}
