public import Foundation

/// A picture of a tree of views: what is painted, in order, each part with its place.
///
/// ```swift
/// let host = ViewHost { Text("Hello").border(.red) }
/// print(host.drawing.items.count)       // 3: the text's group, its words, the line around
/// print(SVG(host.drawing).text)         // <svg …
/// ```
///
/// A drawing is a value: the same tree gives the same one, and it can be compared, stored and written
/// with ``SVG``, or as characters with `TesseraTerminal`. Lengths are in points, from the upper left corner
/// of the host.
public struct Drawing: Codable, Equatable, Sendable {
    /// The rectangle that all is painted in: the host's, with the bars that stand around it.
    public var bounds: CGRect
    /// What is painted, the rearmost first.
    public var items: [Item]
    /// The size of the cells by which texts were measured, if they were.
    public var cell: CGSize?
    /// The colour scheme that a view prefers for all, if one does.
    public var preferredScheme: Scheme?
    /// The names of the views and modifiers that could not be drawn, in the order of the tree, each once.
    public var undrawn: [String]

    /// One thing that is painted, or a group of those that follow.
    public struct Item: Codable, Equatable, Sendable {
        /// What is painted.
        public var content: Content
        /// The number of items that this one consists of: itself and, in a group, those inside.
        public var count = 1
    }

    /// What an item paints.
    // Kept elsewhere: items are moved about, and most are handed on from drawing to drawing. (A group is
    // a reference itself.)
    public enum Content: Codable, Equatable, Sendable {
        /// All items inside, for a view.
        case view(ViewGroup)
        /// All items inside, changed as a whole.
        indirect case changed(Change)
        /// The inside of an outline.
        indirect case fill(Outline, Paint, isEvenOdd: Bool = false)
        /// The line of an outline.
        indirect case stroke(Outline, Paint, Stroke)
        /// A system image, made to fit a frame.
        indirect case symbol(SymbolImage)
        /// A piece of a line of text.
        indirect case text(TextPiece)
    }

    /// A view's own part of a drawing.
    public struct ViewGroup: Codable, Equatable, Sendable {
        private(set) var place: ViewPath

        @MainActor
        init(_ path: ViewPath, frame: CGRect) { place = path.drawn(in: frame) }

        /// The frame of the view.
        public var frame: CGRect {
            get { place.frame ?? .null }
            set { place = place.moved(to: newValue) }
        }

        /// The path of the view in the tree.
        public var path: String { place.text }
    }

    /// A change of several items as a whole.
    public enum Change: Codable, Equatable, Sendable {
        /// They are painted with an opacity between 0 and 1.
        case opacity(Double)
        /// They are cut off outside an outline.
        case clip(Outline, isEvenOdd: Bool = false)
        /// They are as opaque as the items with which the group begins, which are not painted.
        case mask(count: Int)
        /// They are painted in other coordinates.
        case transform(Transform)
        /// They throw a shadow.
        case shadow(Ink, radius: CGFloat, offset: CGSize)
    }

    /// A colour scheme.
    public enum Scheme: String, Codable, Sendable {
        /// Dark on a light ground.
        case light
        /// Light on a dark ground.
        case dark
    }

    /// Makes a drawing of nothing.
    public init(bounds: CGRect = .zero, items: [Item] = []) {
        self.bounds = bounds
        self.items = items
        undrawn = []
    }
}

extension Drawing.ViewGroup {
    private enum CodingKeys: CodingKey { case path, frame }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        place = ViewPath(
            try container.decode(String.self, forKey: .path),
            frame: try container.decode(CGRect.self, forKey: .frame))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        try container.encode(frame, forKey: .frame)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.frame == right.frame
            && (ViewPath.isSame(left.place, right.place) || left.path == right.path)
    }
}

extension [Drawing.Item] {
    /// The positions of an item and of those inside it, as far as they are there: whoever has changed a drawing may
    /// have taken some away.
    package func group(at position: Int) -> Range<Int> {
        position..<position + Swift.min(Swift.max(1, self[position].count), count - position)
    }

    /// The positions of the items that a mask is made of.
    package func mask(at position: Int, count: Int) -> Range<Int> {
        let inside = group(at: position).dropFirst()
        return inside.startIndex..<inside.startIndex + Swift.min(Swift.max(0, count), inside.count)
    }
}

extension Drawing {
    /// The frames of the view with a path, in the order in which they are painted: several if its body is
    /// several views.
    public func frames(of path: String) -> [CGRect] {
        items.compactMap {
            if case .view(let group) = $0.content, group.path == path { group.frame } else { nil }
        }
    }
}
