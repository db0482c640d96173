import Tessera

/// A row of stars in one line of text, read from its tree.
@MainActor
enum Picture {
    /// `★` for a full star, `½` for a half one, `☆` for an empty one, `.7` for another part.
    static func of<Content: View>(_ view: Content) -> String {
        let tree = ViewHost(rootView: view).tree
        // Every symbol is an image of its own, or a stack of an empty one and the cut one.
        return tree.matches { $0.name == "HStack" }.first?.element.children
            .map(symbol).joined() ?? ""
    }

    private static func symbol(_ element: ViewTree.Element) -> String {
        switch element.text {
        case "star", "kermit_empty": return "☆"
        case "star.leadinghalf.filled", "kermit_half": return "½"
        case "star.fill", "kermit_full": return "★"
        default: return fraction(of: element).map { String($0.drop { $0 == "0" }) } ?? "?"
        }
    }

    /// How far a symbol is filled: what its mask is scaled to.
    private static func fraction(of element: ViewTree.Element) -> String? {
        let own = element.modifiers.first { $0.name == "scaleEffect" }?.arguments.first
        return own.map { String($0.dropFirst("x: ".count)) }
            ?? element.children.lazy.compactMap(fraction).first
    }
}
