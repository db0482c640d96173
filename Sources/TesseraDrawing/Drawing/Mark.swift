public import Foundation
public import Tessera

extension Drawing {
    /// A part of a drawing that a person can see: an area, a line, a system image or a piece of text.
    public struct Mark: Equatable, Sendable {
        /// The kind of a mark.
        public enum Content: Equatable, Sendable {
            /// A filled area.
            case area
            /// The line of a path.
            case line
            /// A system image with its name.
            case symbol(String)
            /// A piece of text.
            case text(String)
        }

        /// The kind of the mark.
        public var content: Content
        /// The frame of the whole mark.
        public var frame: CGRect
        /// The outline of an area, or the path of a line; `nil` for an image or a text.
        public var outline: Path?
        /// The part of the frame that nothing cuts off or covers.
        public var visible: CGRect
        /// The paint of the mark.
        public var paint: Paint
        /// The opacity of the paint and of the views around the mark, from 0 to 1.
        public var opacity: Double
        /// The colour that is seen, mixed with the colour of the ground.
        public var color: RGB
    }

    /// Returns the marks that a person can see, rearmost first.
    ///
    /// ```swift
    /// let host = ViewHost { Text("Hello").background(.white); Text("Nobody").opacity(0) }
    /// host.drawing.marks().map(\.content)  // [.text("Hello")]
    /// ```
    ///
    /// A mark is left out if it is outside a clip or a mask, behind an opaque area, clear, or of nearly
    /// the colour of its ground. The ground is white or black, or the last area painted behind the
    /// middle of the mark. Clips, masks and areas count as their bounding rectangles where they are
    /// neither convex nor simple, and shadows are no marks.
    ///
    /// - Parameter scheme: The colour scheme; the light one by default.
    public func marks(in scheme: Scheme = .light) -> [Mark] {
        var sight = Sight(scheme: preferredScheme ?? scheme)
        sight.see(items[...], through: Sight.Window(area: bounds.insetBy(dx: -1, dy: -1)))
        return sight.marks.filter { !$0.visible.isEmpty }
    }
}

/// A walk through the items of a drawing that keeps what can be seen.
private struct Sight {
    /// The changes of the groups around an item.
    struct Window {
        var transforms: [AffineTransform] = []
        var area: CGRect
        var opacity = 1.0

        func point(_ point: CGPoint) -> CGPoint {
            transforms.reversed().reduce(point) { $1.transform($0) }
        }

        func placed(_ path: Path) -> Path { transforms.isEmpty ? path : path.moved(point) }

        func rect(_ rect: CGRect) -> CGRect {
            guard !transforms.isEmpty, !rect.isNull else { return rect }
            return rect.corners.map(point).reduce(.null) {
                $0.union(CGRect(origin: $1, size: .zero))
            }
        }
    }

    let scheme: Drawing.Scheme
    private(set) var marks: [Drawing.Mark] = []
    /// The areas so far, with their colours.
    private var grounds: [(outline: Path, color: RGB)] = []

    init(scheme: Drawing.Scheme) { self.scheme = scheme }

    mutating func see(_ items: ArraySlice<Drawing.Item>, through window: Window) {
        for group in items.groups {
            let (item, inside) = (group[group.startIndex], group.dropFirst())
            var inner = window
            switch item.content {
            case .changed(.transform(let transform)): inner.transforms.append(transform)
            case .changed(.opacity(let opacity)): inner.opacity *= opacity
            case .changed(.clip(let outline, _)):
                inner.area = window.area.intersection(window.rect(outline.boundingRect))
            case .changed(.mask(let count)):
                var mask = Sight(scheme: scheme)
                mask.see(inside.prefix(count), through: window)
                let shown = mask.marks.reduce(CGRect.null) { $0.union($1.visible) }
                inner.area = window.area.intersection(shown)
                see(inside.dropFirst(count), through: inner)
                continue
            case .symbol(let image):
                add(.symbol(image.name), image.frame, image.paint, window)
            case .text(let piece):
                if piece.string.contains(where: { !$0.isWhitespace }) {
                    add(.text(piece.string), piece.frame, piece.paint, window)
                }
            case .stroke(let outline, let paint, _):
                let line = window.placed(outline)
                add(
                    .line, line.boundingRect.insetBy(dx: -0.5, dy: -0.5), paint, window,
                    outline: line)
            case .fill(let outline, let paint, _): fill(outline, paint, window)
            case .view, .changed(.shadow), .changed(.filter): break
            }
            see(inside, through: inner)
        }
    }

    private mutating func fill(_ outline: Path, _ paint: Paint, _ window: Window) {
        let outline = window.placed(outline)
        let frame = outline.boundingRect
        guard let color = paint.color(in: scheme) else { return }
        if color.opacity * window.opacity > 0.95 { cover(outline, within: window.area) }
        add(.area, frame, paint, window, outline: outline)
        var solid = color
        solid.opacity *= window.opacity
        grounds.append((outline, solid))
    }

    private mutating func add(
        _ content: Drawing.Mark.Content, _ frame: CGRect, _ paint: Paint, _ window: Window,
        outline: Path? = nil
    ) {
        let frame = outline == nil ? window.rect(frame) : frame
        let visible = frame.intersection(window.area)
        guard let color = paint.color(in: scheme), !visible.isNull else { return }
        let ground = ground(at: CGPoint(x: visible.midX, y: visible.midY))
        let seen = color.mixed(color.opacity * window.opacity, with: ground)
        guard seen.differs(from: ground) else { return }
        var opaque = seen
        opaque.opacity = 1
        marks.append(
            Drawing.Mark(
                content: content, frame: frame, outline: outline, visible: visible, paint: paint,
                opacity: color.opacity * window.opacity, color: opaque))
    }

    private func ground(at point: CGPoint) -> RGB {
        let page: RGB = scheme == .light ? RGB(0xFFFFFF) : RGB(0)
        return grounds.reduce(page) { below, ground in
            ground.outline.contains(point)
                ? ground.color.mixed(ground.color.opacity, with: below) : below
        }
    }

    /// Cuts the part behind an opaque area off the marks.
    private mutating func cover(_ outline: Path, within area: CGRect) {
        let frame = outline.boundingRect.intersection(area)
        for index in marks.indices {
            let mark = marks[index].visible
            let hidden = mark.intersection(frame)
            guard !hidden.isEmpty,
                hidden.insetBy(dx: hidden.width / 8, dy: hidden.height / 8)
                    .corners.allSatisfy({ outline.contains($0) })
            else { continue }
            marks[index].visible = mark.without(hidden)
        }
    }
}

extension CGRect {
    /// The rectangle without a part that covers one of its sides; the rectangle itself, if the part
    /// covers no side.
    fileprivate func without(_ part: CGRect) -> CGRect {
        let (isAcross, isAlong) = (part.width >= width - 1, part.height >= height - 1)
        if isAcross, isAlong { return .null }
        if isAlong, part.minX <= minX + 0.5 {
            return CGRect(x: part.maxX, y: minY, width: maxX - part.maxX, height: height)
        }
        if isAlong, part.maxX >= maxX - 0.5 {
            return CGRect(x: minX, y: minY, width: part.minX - minX, height: height)
        }
        if isAcross, part.minY <= minY + 0.5 {
            return CGRect(x: minX, y: part.maxY, width: width, height: maxY - part.maxY)
        }
        if isAcross, part.maxY >= maxY - 0.5 {
            return CGRect(x: minX, y: minY, width: width, height: part.minY - minY)
        }
        return self
    }
}

extension Paint {
    /// The colour in a scheme; that of the middle for a gradient.
    fileprivate func color(in scheme: Drawing.Scheme) -> RGB? {
        switch self {
        case .ink(let ink): ink.color(in: scheme)
        case .gradient(let stops, _): stops.color(at: 0.5, in: scheme)
        }
    }
}

extension RGB {
    /// Whether a person can tell the colour from another.
    package func differs(from other: RGB) -> Bool {
        let distances = [(red, other.red), (green, other.green), (blue, other.blue)].map {
            abs(Int($0.0) - Int($0.1))
        }
        return distances.reduce(0, +) > 60
    }
}
