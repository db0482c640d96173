public import Foundation
public import Tessera

/// A picture of a tree of views: the painted items in order, with their places.
///
/// ```swift
/// let host = ViewHost { Text("Hello").border(.red) }
/// print(host.drawing.items.count)       // 3: the text's group, its words, the line around
/// print(SVG(host.drawing).text)         // <svg …
/// ```
///
/// A drawing is a value. Equal trees give equal drawings, which can be compared, stored, written as
/// ``SVG``, or shown as characters with `TesseraTerminal`. Lengths are in points from the upper
/// left corner of the host.
public struct Drawing: Codable, Equatable, Sendable {
    /// The rectangle of the drawing: the host's, extended by the bars beside it.
    public var bounds: CGRect
    /// The items, rearmost first.
    public var items: [Item]
    /// The size of the cells that measured the texts, if cells did.
    public var cell: CGSize?
    /// The colour scheme that a view prefers for the whole drawing; `nil` without a preference.
    public var preferredScheme: Scheme?
    /// The things that the tree contains and the drawing does not show, in the order of the tree.
    public var omissions: [Omission] = []

    /// A painted element, or a group that contains the following items.
    public struct Item: Codable, Equatable, Sendable {
        /// The content of the item.
        public var content: Content
        /// The number of items in a group, including itself; 1 for other items.
        public var count = 1
    }

    /// The content of an item.
    public enum Content: Codable, Equatable, Sendable {
        /// A group with the items of a view.
        case view(ViewGroup)
        /// A group whose items are changed as a whole.
        indirect case changed(Change)
        /// The area of a path.
        indirect case fill(Path, Paint, isEvenOdd: Bool = false)
        /// The line of a path.
        indirect case stroke(Path, Paint, StrokeStyle)
        /// A system image, scaled to fit a frame.
        indirect case symbol(SymbolImage)
        /// A piece of a line of text.
        indirect case text(TextPiece)
    }

    /// The group of a view in a drawing.
    public struct ViewGroup: Codable, Equatable, Sendable {
        let place: ViewPath
        /// The frame of the view.
        public var frame: CGRect

        /// The path of the view in the tree.
        public var path: String { place.text }
    }

    /// A change that applies to several items as a whole.
    public enum Change: Codable, Equatable, Sendable {
        /// Paints the items with an opacity from 0 to 1.
        case opacity(Double)
        /// Clips the items to a path.
        case clip(Path, isEvenOdd: Bool = false)
        /// Masks the items with the first items of the group, which are not painted themselves.
        case mask(count: Int)
        /// Transforms the coordinates of the items.
        case transform(AffineTransform)
        /// Adds a shadow to the items.
        case shadow(Ink, radius: CGFloat, offset: CGSize)
        /// Changes the colours of the items, blurs them, or mixes them with those behind.
        case filter(Filter)
    }

    /// A colour scheme.
    public enum Scheme: String, Codable, Sendable {
        /// Dark content on a light background.
        case light
        /// Light content on a dark background.
        case dark
    }

    /// Creates a drawing.
    public init(bounds: CGRect = .zero, items: [Item] = []) {
        self.bounds = bounds
        self.items = items
    }
}

extension RandomAccessCollection<Drawing.Item> where Index == Int {
    /// Returns the positions of an item and its contents. In an edited drawing some of them may be
    /// missing.
    package func group(at position: Int) -> Range<Int> {
        position..<position + Swift.min(Swift.max(1, self[position].count), endIndex - position)
    }
}

extension ArraySlice<Drawing.Item> {
    /// The items that lie side by side, each with its contents.
    var groups: [ArraySlice] {
        var (groups, rest) = ([ArraySlice](), self)
        while !rest.isEmpty {
            groups.append(self[group(at: rest.startIndex)])
            rest = self[groups[groups.count - 1].endIndex...]
        }
        return groups
    }
}

extension [Drawing.Item] {

    /// Returns the positions of a mask's items.
    package func mask(at position: Int, count: Int) -> Range<Int> {
        let inside = group(at: position).dropFirst()
        return inside.startIndex..<inside.startIndex + Swift.min(Swift.max(0, count), inside.count)
    }
}

extension Drawing {
    /// Returns the frames of the view with a path, in the order of painting. A view has several
    /// frames if its body consists of several views.
    public func frames(of path: String) -> [CGRect] {
        items.compactMap(\.group).filter { $0.path == path }.map(\.frame)
    }
}

extension Drawing.Item {
    /// The group of a view; `nil` for other items.
    package var group: Drawing.ViewGroup? {
        if case .view(let group) = content { group } else { nil }
    }
}

extension Ink {
    /// Returns the colour in a scheme.
    public func color(in scheme: Drawing.Scheme) -> RGB { scheme == .light ? light : dark }
}
