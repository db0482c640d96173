import Foundation
import TesseraLayout
import TesseraTesting
import TestViews

/// Custom layouts, written as for SwiftUI.
@MainActor
@Suite(.runtimeIssuesFail)
struct LayoutTests {
    /// Subviews on the diagonal, each at the lower trailing corner of the one before.
    private struct Diagonal: Layout {
        var gap: CGFloat = 0

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            let gaps = gap * CGFloat(max(0, subviews.count - 1))
            return CGSize(
                width: sizes.map(\.width).reduce(gaps, +),
                height: sizes.map(\.height).reduce(gaps, +))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            var point = bounds.origin
            for subview in subviews {
                subview.place(at: point, proposal: .unspecified)
                let size = subview.dimensions(in: .unspecified)
                point.x += size.width + gap
                point.y += size.height + gap
            }
        }
    }

    private func diagonal(_ gap: CGFloat, _ children: LayoutBox...) -> RuleBox<CustomRule<Diagonal>>
    {
        RuleBox(CustomRule(Diagonal(gap: gap)), children)
    }

    @Test func `a layout gives its container a size, and its subviews places`() {
        let (first, second) = (fixed(10, 20), fixed(30, 5))
        let box = diagonal(2, first, second)
        let laid = Laid(box)
        expectEqual(laid.frame(box), "0,0 42×27")
        expectEqual(laid.frame(first), "0,0 10×20")
        expectEqual(laid.frame(second), "12,22 30×5")
        box.rule = CustomRule(Diagonal(gap: 0))
        expectEqual(laid.frame(second), "10,20 30×5")
    }

    /// Places subviews in a square of 100 by a function.
    private struct Free: Layout {
        let place: (LayoutSubviews) -> Void

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize { CGSize(width: 100, height: 100) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            place(subviews)
        }
    }

    @Test func `a subview is placed by any anchor, and the last call wins`() {
        let child = fixed(20, 10)
        let box = container(
            Free {
                $0[0].place(at: .zero, proposal: .zero)
                $0[0].place(
                    at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing, proposal: .unspecified)
            }, [child])
        expectEqual(Laid(box).frame(child), "30,40 20×10")
    }

    @Test func `a subview that is not placed is reported and centered`() {
        let child = fixed(20, 10)
        let laid = Laid(container(Free { _ in }, [child]))
        expectEqual(laid.frame(child), "40,45 20×10")
        expectEqual(laid.reports, ["Free does not place the view; it is centered."])
    }

    @Test func `an unplaced or unlimited subview is reported`() {
        let (lost, endless) = (fixed(20, 10), greedy())
        let laid = Laid(
            container(
                Free {
                    $0[0].place(at: CGPoint(x: CGFloat.nan, y: 5), proposal: .unspecified)
                    $0[1].place(at: .zero, proposal: .infinity)
                }, [lost, endless]))
        expectEqual(laid.frame(lost), "0,5 20×10")
        expectEqual(laid.frame(endless), "0,0 10×10")
        expectEqual(laid.reports.count, 2)
    }

    /// A layout that measures the subviews of another layout, which contain the layout itself.
    private struct Circular: Layout {
        let others: Noted<LayoutSubviews>

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            if !subviews.isEmpty { others.value = subviews }
            let size = others.value?.first?.sizeThatFits(proposal) ?? .zero
            return CGSize(width: size.width + 10, height: size.height + 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    @Test func `a layout that measures itself is reported`() {
        let others = Noted<LayoutSubviews>()
        let inner = container(Circular(others: others))
        let outer = container(Circular(others: others), [inner])
        let laid = Laid(outer)
        expectEqual(laid.frame(inner), "0,0 10×10")
        expectEqual(laid.frame(outer), "0,0 20×20")
        expectEqual(
            laid.reports, ["The size is asked for while it is computed; 0 × 0 is used."])
    }

    private struct Weight: LayoutValueKey {
        static let defaultValue = 1.0
    }

    private func weight(_ value: Double) -> TraitRule { TraitRule(Weight.self, value) }

    @Test func `a layout reads values, priorities and spacing`() {
        let first = TraitBox(weight(3), [fixed(10).priority(2)])
        let second = spacer()
        var found: [String] = []
        let box = container(
            Free { subviews in
                found = subviews.map { "\($0[Weight.self]) \($0.priority)" }
                let gap = subviews[0].spacing.distance(
                    to: subviews[1].spacing, along: .horizontal)
                found.append("\(gap)")
                for subview in subviews { subview.place(at: .zero, proposal: .zero) }
            }, [first, second])
        let laid = Laid(box)
        expectEqual(found, ["3.0 2.0", "1.0 -inf", "0.0"])
        first.rule = weight(4)
        laid.root.layOut()
        expectEqual(found[0], "4.0 2.0")
    }

    @Test func `a layout value passes modifiers, but not containers`() {
        let padded = TraitBox(weight(3), [fixed(10)])
        let stacked = TraitBox(weight(3), [fixed(10)])
        let padding = PaddingBox(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), padded)
        let sized = FixedSizeBox(padding)
        let covered = OverlayBox(sized, fixed(5))
        var found: [Double] = []
        let box = container(
            Free { subviews in
                found = subviews.map { $0[Weight.self] }
                for subview in subviews { subview.place(at: .zero, proposal: .zero) }
            }, [covered, column(.center, 0, stacked)])
        let laid = Laid(box)
        expectEqual(found, [3, 1])
        padded.rule = weight(4)
        laid.root.layOut()
        expectEqual(found, [4, 1])
        sized.child = TraitBox(weight(5), [padding])
        laid.root.layOut()
        expectEqual(found, [5, 1])
    }

    /// A layout that logs the creation and each update of its cache.
    private struct Caching: Layout {
        let log: Noted<[String]>

        func makeCache(subviews: Subviews) -> Int {
            log.value = (log.value ?? []) + ["make \(subviews.count)"]
            return subviews.count
        }

        func updateCache(_ cache: inout Int, subviews: Subviews) {
            log.value = (log.value ?? []) + ["update \(cache) to \(subviews.count)"]
            cache = subviews.count
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
        ) -> CGSize { CGSize(width: cache * 10, height: 10) }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
        ) {
            for subview in subviews { subview.place(at: .zero, proposal: .zero) }
        }
    }

    @Test func `a cache is made once and updated with the subviews`() {
        let log = Noted<[String]>()
        let box = container(Caching(log: log), [fixed(1)])
        let laid = Laid(box)
        laid.root.proposal = .zero
        laid.root.layOut()
        box.children.append(fixed(2))
        expectEqual(laid.root.frame(of: box)?.width, 20)
        expectEqual(log.value, ["make 1", "update 1 to 2"])
    }

    /// A layout that leaves all its work to a row.
    private struct Forwarding: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) -> CGSize {
            HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            HStackLayout().placeSubviews(
                in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    @Test func `a stack may be part of a custom layout`() {
        let (first, last) = (text(80), text(40))
        let laid = Laid(
            FrameBox(width: 200, height: 20, container(Forwarding(), [first, spacer(), last])))
        expectEqual([first, last].map { laid.frame($0) }, ["0,0 80×20", "160,0 40×20"])
    }
}
