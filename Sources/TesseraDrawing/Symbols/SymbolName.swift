import Tessera

/// The parsed name of a system image: `star.circle.fill` is a filled star in a circle.
package struct SymbolName: Hashable {
    /// The name of the outline.
    package private(set) var base: String
    package private(set) var isFilled = false
    package private(set) var isCrossedOut = false
    package private(set) var enclosure: String?
    /// The filled half, if only one half is filled.
    package private(set) var half: Half?
    /// Whether an outline exists.
    package private(set) var isKnown = false

    package enum Half: String { case left, right, top, bottom }

    private static let halves: [String: Half] = [
        "lefthalf": .left, "righthalf": .right, "tophalf": .top, "bottomhalf": .bottom,
    ]
    private static let enclosures: Set<String> = [
        "circle", "square", "rectangle", "diamond", "capsule",
    ]

    /// Parses a name. The leading side is the left, unless lines run from right to left.
    package init(_ text: String, isRightToLeft: Bool = false) {
        base = text
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        takeApart(parts)
        guard !isKnown else { return }
        let (start, end) = isRightToLeft ? ("right", "left") : ("left", "right")
        let sides = [
            "leadinghalf": "\(start)half", "trailinghalf": "\(end)half", "backward": start,
            "forward": end,
        ]
        takeApart(parts.map { sides[$0] ?? $0 })
    }

    /// Parses the components of a name, if an outline exists.
    private mutating func takeApart(_ parts: [String]) {
        var (name, parts) = (self, parts)
        while !Symbols.hasOutline(parts.joined(separator: ".")) {
            guard let last = parts.popLast(), !parts.isEmpty else { return }
            if last == "fill" {
                name.isFilled = true
            } else if last == "slash" {
                name.isCrossedOut = true
            } else if Self.enclosures.contains(last), name.enclosure == nil {
                name.enclosure = last
            } else if last == "filled", let half = parts.popLast().flatMap({ Self.halves[$0] }) {
                name.half = half
            } else {
                return
            }
        }
        name.base = parts.joined(separator: ".")
        name.isKnown = true
        self = name
    }

    /// Returns the name with the requested variants added.
    func adding(_ variants: SymbolVariants) -> SymbolName {
        guard isKnown else { return self }
        var name = self
        if variants.isFilled { name.isFilled = true }
        if variants.isCrossedOut { name.isCrossedOut = true }
        if let enclosure = variants.enclosure, name.base != enclosure.rawValue {
            name.enclosure = enclosure.rawValue
        }
        return name
    }

    /// The full name.
    var text: String {
        let parts = [
            base, isCrossedOut ? "slash" : nil, half.map { "\($0)half.filled" }, enclosure,
            isFilled ? "fill" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ".")
    }
}
