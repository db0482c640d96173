/// The layout of a grid: tracks along one axis, whose places are filled line by line.
nonisolated struct GridLayout: Layout {
    /// The axis along which the tracks follow one another.
    let axis: Axis
    private(set) var tracks: [GridItem]
    let alignment: Alignment
    /// The space between the lines.
    private(set) var spacing: CGFloat

    /// - Parameters:
    ///   - tracks: The tracks; none for a single flexible track.
    ///   - spacing: The space between the lines; `nil` for the standard one.
    init(_ axis: Axis, _ tracks: [GridItem], _ alignment: Alignment, _ spacing: CGFloat?) {
        self.axis = axis
        self.tracks = tracks.isEmpty ? [GridItem()] : tracks
        self.alignment = alignment
        self.spacing = spacing ?? 8
    }

    /// Returns this layout with defaults instead of lengths that it cannot use, which it reports.
    func checked(_ report: (String) -> Void) -> GridLayout {
        func checked(
            _ length: CGFloat, _ name: String, orInfinite: Bool = false, instead: CGFloat
        ) -> CGFloat {
            if length.isFinite || orInfinite && length == .infinity { return length }
            report("The \(name) of the grid is \(printed(length)); \(printed(instead)) is used.")
            return instead
        }
        var layout = self
        layout.spacing = checked(spacing, "spacing", instead: 8)
        layout.tracks = tracks.map { item in
            var item = item
            item.spacing = item.spacing.map { checked($0, "spacing", instead: 8) }
            switch item.size {
            case .fixed(let length):
                item.size = .fixed(checked(length, "length of a track", instead: 0))
            case .flexible(let minimum, let maximum):
                item.size = .flexible(
                    minimum: checked(minimum, "minimum", instead: 10),
                    maximum: checked(maximum, "maximum", orInfinite: true, instead: .infinity))
            case .adaptive(let minimum, let maximum):
                item.size = .adaptive(
                    minimum: checked(minimum, "minimum", instead: 10),
                    maximum: checked(maximum, "maximum", orInfinite: true, instead: .infinity))
            }
            return item
        }
        return layout
    }

    private typealias Span = (start: CGFloat, length: CGFloat)

    /// Returns the places of the tracks in a length, each with the position of its item.
    ///
    /// Tracks of a fixed length come first. The others share the rest, from the first to the last.
    private func places(in length: CGFloat) -> [(span: Span, item: Int)] {
        let fixed: [CGFloat?] = tracks.map {
            if case .fixed(let length) = $0.size { max(0, length) } else { nil }
        }
        var rest = length - tracks.dropLast().reduce(0) { $0 + space(after: $1) }
        rest -= fixed.reduce(0) { $0 + ($1 ?? 0) }
        var others = fixed.count { $0 == nil }
        var (places, start) = ([(span: Span, item: Int)](), CGFloat(0))
        for (index, fixed) in fixed.enumerated() {
            let item = tracks[index]
            let share = max(0, rest) / CGFloat(max(1, others))
            var (count, length) = (1, fixed ?? share)
            switch item.size {
            case .fixed: break
            case .flexible(let minimum, let maximum): length = max(minimum, min(share, maximum))
            case .adaptive(let minimum, let maximum):
                let (minimum, space) = (max(1, minimum), space(after: item))
                count = Int(max(1, min((share + space) / (minimum + space), 10_000)))
                let each = (share - space * CGFloat(count - 1)) / CGFloat(count)
                length = max(minimum, min(each, maximum))
            }
            for _ in 0..<count {
                places.append(((start, length), index))
                start += length + space(after: item)
            }
            if fixed != nil { continue }
            rest -= length * CGFloat(count) + space(after: item) * CGFloat(count - 1)
            others -= 1
        }
        return places
    }

    private func space(after item: GridItem) -> CGFloat { item.spacing ?? 8 }

    /// Returns the places of the tracks and of the lines.
    private func places(_ proposal: ProposedViewSize, _ subviews: Subviews)
        -> (tracks: [(span: Span, item: Int)], lines: [Span])
    {
        let length = axis == .horizontal ? proposal.width : proposal.height
        let tracks = places(in: length.map { $0.isFinite ? $0 : 10 } ?? 10)
        var (lines, start) = ([Span](), CGFloat(0))
        for first in stride(from: 0, to: subviews.count, by: tracks.count) {
            let lengths = zip(subviews[first...], tracks).map { view, track in
                let size = view.sizeThatFits(proposed(track.span.length, nil))
                return axis == .horizontal ? size.height : size.width
            }
            lines.append((start, lengths.max() ?? 0))
            start += (lengths.max() ?? 0) + spacing
        }
        return (tracks, lines)
    }

    private func proposed(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: along, height: across)
            : ProposedViewSize(width: across, height: along)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (tracks, lines) = places(proposal, subviews)
        let along = tracks.last.map { $0.span.start + $0.span.length } ?? 0
        let across = lines.last.map { $0.start + $0.length } ?? 0
        return axis == .horizontal
            ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let (tracks, lines) = places(proposal, subviews)
        for (index, view) in subviews.enumerated() {
            let (track, line) = (tracks[index % tracks.count], lines[index / tracks.count])
            let (x, y) = axis == .horizontal ? (track.span, line) : (line, track.span)
            let alignment = self.tracks[track.item].alignment ?? alignment
            let proposal = proposed(track.span.length, line.length)
            let (inner, outer) = (
                view.dimensions(in: proposal), ViewDimensions(width: x.length, height: y.length)
            )
            let (horizontal, vertical) = (alignment.horizontal, alignment.vertical)
            view.place(
                at: CGPoint(
                    x: bounds.minX + x.start + outer[horizontal] - inner[horizontal],
                    y: bounds.minY + y.start + outer[vertical] - inner[vertical]),
                proposal: proposal)
        }
    }
}
