nonisolated extension Path {
    /// Returns the outline of a line along this path, with round corners and without dashes. Curves are
    /// approximated by short lines, and a square end is round.
    ///
    /// The path is empty if the width of the line is not greater than 0, or not finite.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let reach = style.lineWidth / 2
        guard reach > 0, reach.isFinite else { return Path() }
        return Path { outline in
            for line in polygons {
                var dots = style.lineCap == .butt ? [] : [line[0], line[line.count - 1]]
                var before: CGPoint?
                for (start, end) in zip(line, line.dropFirst()) where start != end {
                    let (x, y) = (end.x - start.x, end.y - start.y)
                    let side = CGPoint(x: -y * reach / hypot(x, y), y: x * reach / hypot(x, y))
                    outline.addLines([
                        CGPoint(x: start.x - side.x, y: start.y - side.y),
                        CGPoint(x: end.x - side.x, y: end.y - side.y),
                        CGPoint(x: end.x + side.x, y: end.y + side.y),
                        CGPoint(x: start.x + side.x, y: start.y + side.y),
                    ])
                    outline.closeSubpath()
                    // The lines of a curve meet almost straight.
                    if let before, before.x * side.x + before.y * side.y < 0.95 * reach * reach {
                        dots.append(start)
                    }
                    before = side
                }
                for dot in dots {
                    let corner = CGPoint(x: dot.x - reach, y: dot.y - reach)
                    outline.addEllipse(
                        in: CGRect(
                            origin: corner, size: CGSize(width: 2 * reach, height: 2 * reach)))
                }
            }
        }
    }
}
