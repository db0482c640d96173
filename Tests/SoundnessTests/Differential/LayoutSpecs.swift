import Foundation
import Tessera

/// Gives its content another size or place, by a number.
struct LaidOutSpec: View {
    let site: Site
    let form: Spec.LayoutForm
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        let length = CGFloat(cell.value)
        switch form {
        case .frame: site.child("0").frame(width: 60 + 10 * length, alignment: .bottomTrailing)
        case .limits:
            site.child("0").frame(minWidth: 30 * length, maxWidth: 40 * length, maxHeight: 90)
        case .fixed: HStack { site.child("0") }.fixedSize(horizontal: length > 1, vertical: true)
        case .ratio: site.child("0").aspectRatio(1 + length, contentMode: .fit)
        case .guide:
            site.child("0").alignmentGuide(.leading) { $0.width * length / 4 }
        case .priority: site.child("0").layoutPriority(Double(cell.value % 2))
        case .offset: site.child("0").offset(x: 3 * length, y: -length)
        case .position: site.child("0").position(x: 5 * length, y: 7)
        case .direction:
            site.child("0")
                .environment(
                    \.layoutDirection, cell.value.isMultiple(of: 2) ? .leftToRight : .rightToLeft)
        case .font: site.child("0").font(cell.value.isMultiple(of: 2) ? .title : .caption)
        case .lines: site.child("0").lineLimit(1 + cell.value)
        case .background:
            site.child("0").padding(length).background(alignment: .top) { Circle() }
        case .fitting:
            ViewThatFits {
                VStack {
                    site.child("0")
                    // Which one is shown makes no difference but to the layout.
                    ViewThatFits(in: .horizontal) {
                        Color.red.frame(width: 100 * length, height: 10)
                        Color.red.frame(width: 10, height: 20)
                    }
                }
            }
        case .scrolling: ScrollView(cell.value < 2 ? .vertical : .horizontal) { site.child("0") }
        case .staircase: Staircase(step: length) { site.child("0") }
        case .reader:
            GeometryReader { proxy in
                site.child("0")
                Text("\(proxy.size.width > 20 * length ? "wide" : "narrow")")
            }
        case .observed:
            site.child("0").onGeometryChange(for: CGRect.self, of: { $0.frame(in: .named("here")) })
            { _ in }
            .coordinateSpace(.named("here"))
        case .handing:
            site.child("0").transformPreference(ValuesKey.self) { $0 += "\(cell.value)" }
        case .hearing: HearingView(content: site.child("0"))
        }
    }
}

/// The values that views hand outwards, in the order of the tree.
private struct ValuesKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) {
        value = "(\(value),\(nextValue()))"
    }
}

/// Keeps in a state, which the tree shows, what the views inside hand outwards.
private struct HearingView: View {
    let content: AnyView
    @State private var heard = ""

    var body: some View { content.onPreferenceChange(ValuesKey.self) { heard = $0 } }
}

/// Places each view further down and to the right, by its rank if it has one.
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

extension Spec {
    enum LayoutForm: String, CaseIterable {
        case frame, limits, fixed, ratio, guide, priority, offset, position
        case direction, font, lines, background
        case fitting, scrolling, staircase, reader, observed
        case handing, hearing

        /// How many views it adds that are not made of others.
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
