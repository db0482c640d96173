import Tessera
import TesseraCore
import TesseraLayout

extension Drawing {
    /// A view, modifier or text that a drawing does not show, or not all of it.
    ///
    /// ```swift
    /// let host = ViewHost { Text("Total").frame(width: 20) }
    /// print(host.drawing.omissions)   // [Text "Total" at Text, for want of room]
    /// ```
    ///
    /// A picture as ``SVG`` lists the omissions in its description, and a session in a terminal in
    /// its last row.
    public struct Omission: Codable, Equatable, Sendable {
        /// The reason why something is not shown.
        public enum Reason: String, Codable, Sendable {
            /// The look of a view is unknown. The drawing shows a labelled box, or a grey area.
            case unknownLook
            /// The outline of a system image is unknown. The drawing shows its name.
            case unknownSymbol
            /// A modifier is recorded and has no effect on drawings.
            case recordedModifier
            /// A text is truncated, or has no room at all.
            case room
        }

        /// The name in source code, such as `.blur`, `Image("photo")` or `Text "Total"`.
        public var name: String
        /// The reason.
        public var reason: Reason
        let place: ViewPath?

        /// The path in the tree.
        public var path: String { place?.text ?? "" }
    }
}

extension Drawing.Omission: CustomStringConvertible {
    public var description: String {
        let end = reason == .room ? ", for want of room" : ""
        return path.isEmpty ? name + end : "\(name) at \(path)\(end)"
    }
}

extension [Drawing.Omission] {
    /// A sentence that lists the omissions; empty without any.
    package var sentence: String {
        isEmpty ? "" : "Not shown: \(map(\.description).joined(separator: "; "))."
    }
}

extension TreePainter {
    /// Records something that the drawing does not show, once for each name and each cut text.
    mutating func omit(_ name: String, _ reason: Drawing.Omission.Reason, at place: PaintPlace) {
        guard reason == .room || !omissions.contains(where: { $0.name == name }) else { return }
        omissions.append(
            Drawing.Omission(name: name, reason: reason, place: place.surroundings.path))
    }

    /// Returns a labelled box for a view with an unknown look, and records its name.
    mutating func box(for name: String, label: String? = nil, at place: PaintPlace)
        -> [Drawing.Content]
    {
        omit(name, .unknownLook, at: place)
        return labelledBox(label ?? name, in: place.frame, cell: placed.metrics.cell)
    }
}
