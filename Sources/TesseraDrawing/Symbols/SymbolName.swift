import Tessera

/// The name of a system image, taken apart: `star.circle.fill` is a star, in a circle, filled.
package struct SymbolName: Hashable {
    /// The name of the outline.
    package private(set) var base: String
    package private(set) var isFilled = false
    package private(set) var isCrossedOut = false
    package private(set) var enclosure: String?
    /// The half that is filled, if only one is.
    package private(set) var half: Half?
    /// A Boolean value that is true if there is an outline.
    package private(set) var isKnown = false

    package enum Half: String { case left, right, top, bottom }

    private static let halves: [String: Half] = [
        "lefthalf": .left, "righthalf": .right, "tophalf": .top, "bottomhalf": .bottom,
    ]
    private static let enclosures: Set<String> = [
        "circle", "square", "rectangle", "diamond", "capsule",
    ]

    /// Takes a name apart; what leads in it is on the left, unless lines are written from right to left.
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

    /// Takes over what a name is made of, if there is an outline.
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

    /// The name with what is asked for by variants added.
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

    /// The name as a whole.
    var text: String {
        let parts = [
            base, isCrossedOut ? "slash" : nil, half.map { "\($0)half.filled" }, enclosure,
            isFilled ? "fill" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ".")
    }
}
