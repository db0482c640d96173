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
            /// A modifier is recorded and has no effect on drawings, or has none in cells.
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
