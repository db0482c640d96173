import Tessera

extension Site {
    /// Returns the child with a size or place that depends on a number.
    @ViewBuilder
    func laidOut(_ form: Spec.LayoutForm, _ cell: Cell) -> some View {
        let length = CGFloat(cell.value)
        switch form {
        case .frame: child().frame(width: 60 + 10 * length, alignment: .bottomTrailing)
        case .limits:
            child().frame(minWidth: 30 * length, maxWidth: 40 * length, maxHeight: 90)
        case .fixed: HStack { child() }.fixedSize(horizontal: length > 1, vertical: true)
        case .ratio: child().aspectRatio(1 + length, contentMode: .fit)
        case .guide:
            child().alignmentGuide(.leading) { $0.width * length / 4 }
        case .priority: child().layoutPriority(Double(cell.value % 2))
        case .offset: child().offset(x: 3 * length, y: -length)
        case .position: child().position(x: 5 * length, y: 7)
        case .direction:
            child().transformEnvironment(\.layoutDirection) {
                if !cell.value.isMultiple(of: 2) { $0 = $0.opposite }
            }
        case .font: child().font(cell.value.isMultiple(of: 2) ? .title : .caption)
        case .lines: child().lineLimit(1 + cell.value)
        case .background:
            child().padding(length).background(alignment: .top) { Circle() }
        case .fitting:
            ViewThatFits {
                VStack {
                    child()
                    // The choice between the two affects only the layout.
                    ViewThatFits(in: .horizontal) {
                        Color.red.frame(width: 100 * length, height: 10)
                        Color.red.frame(width: 10, height: 20)
                    }
                }
            }
        case .scrolling: ScrollView(cell.value < 2 ? .vertical : .horizontal) { child() }
        case .staircase: Staircase(step: length) { child() }
        case .reader:
            GeometryReader { proxy in
                child()
                Text("\(proxy.size.width > 20 * length ? "wide" : "narrow")")
            }
        case .observed:
            child().onGeometryChange(for: CGRect.self, of: { $0.frame(in: .named("here")) }) { _ in
            }
            .coordinateSpace(.named("here"))
        }
    }
}

/// A layout that places each view further down and to the right, by its rank if it has one.
private struct Staircase: Layout {
    let step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(CGSize(width: step, height: step)) { size, subview in
            let own = subview.sizeThatFits(proposal)
            return CGSize(width: size.width + own.width, height: size.height + own.height)
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var point = CGPoint(x: bounds.minX + step, y: bounds.minY + step)
        for subview in subviews {
            subview.place(at: point, proposal: proposal)
            let own = subview.sizeThatFits(proposal)
            point = CGPoint(x: point.x + own.width, y: point.y + own.height)
        }
    }
}

extension LayoutDirection {
    var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

extension Spec {
    enum LayoutForm: String, CaseIterable {
        case frame, limits, fixed, ratio, guide, priority, offset, position
        case direction, font, lines, background
        case fitting, scrolling, staircase, reader, observed

        /// The number of primitive views that the form adds.
        var views: Int {
            switch self {
            case .fixed, .scrolling, .staircase: 1
            case .fitting: 4
            case .reader: 2
            default: 0
            }
        }
    }
}
