/// The touch area of a box, if it differs from the rectangle of the box.
package protocol TouchArea {
    /// Returns whether the area of a box contains a point. The point is relative to the upper left
    /// corner of the box. By default, the area is its bounds.
    func contains(_ point: CGPoint, in box: LayoutBox) -> Bool
    /// Returns a rectangle that contains the area of a box with a size, apart from areas inside the
    /// box.
    func bounds(in size: CGSize) -> CGRect
    /// Whether the area reaches beyond the visible view, for imprecise touches.
    var isGenerous: Bool { get }
    /// Whether guides inside the area stay inside, as in a row of a list.
    var keepsGuides: Bool { get }
}

extension TouchArea {
    package func contains(_ point: CGPoint, in box: LayoutBox) -> Bool {
        bounds(in: box.bounds.size).contains(point)
    }

    package var isGenerous: Bool { false }
    package var keepsGuides: Bool { false }
}

/// The rectangle of a box.
package struct BoundsArea: TouchArea, Equatable {
    package init() {}

    package func bounds(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// The rectangle of a box, extended to at least 44 × 44 points.
package struct RoomyArea: TouchArea, Equatable {
    package init() {}

    package func bounds(in size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size)
            .insetBy(dx: min(0, (size.width - 44) / 2), dy: min(0, (size.height - 44) / 2))
    }

    package var isGenerous: Bool { true }
}

/// The rectangle that contains all areas of a type inside a box.
package struct SpanArea<Inner: TouchArea>: TouchArea, Equatable {
    package init() {}

    package func bounds(in size: CGSize) -> CGRect { .null }
    package var isGenerous: Bool { true }

    package func contains(_ point: CGPoint, in box: LayoutBox) -> Bool {
        span(inside: box).contains(point)
    }

    private func span(inside box: LayoutBox) -> CGRect {
        box.boxes.reduce(.null) { span, child in
            guard child.isPlaced else { return span }
            let inner =
                (child.touchArea?.area as? Inner)?.bounds(in: child.bounds.size)
                ?? self.span(inside: child)
            return span.union(inner.offsetBy(dx: child.origin.x, dy: child.origin.y))
        }
    }
}

/// The rule of a box with a separate touch area.
package struct TouchAreaRule: LayoutRule {
    package var area: any TouchArea
    package var place: TouchAreaPlace

    package init(_ area: any TouchArea, _ place: TouchAreaPlace) {
        (self.area, self.place) = (area, place)
    }

    package static func == (old: TouchAreaRule, new: TouchAreaRule) -> Bool {
        old.place == new.place && looksSame(old.area, new.area)
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        if area.keepsGuides { profile.traits.subtract([.guides, .edges, .baselines]) }
    }

    package var touchArea: TouchAreaRule? { self }
}

/// The combination of a touch area with the content of its view.
package enum TouchAreaPlace: Equatable, Sendable {
    /// The area limits all touches. Where a touch reaches no content, it reaches the view.
    case around
    /// The area is in front of the content.
    case inFront
    /// The area is behind the content.
    case behind
}
