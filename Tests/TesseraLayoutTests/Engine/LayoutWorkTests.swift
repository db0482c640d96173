import Foundation
import TesseraLayout
import TesseraTesting

/// How often boxes are measured.
@Suite(.runtimeIssuesFail)
struct LayoutWorkTests {
    /// Notes what each leaf is asked.
    private final class Log {
        var questions: [String: [ProposedViewSize]] = [:]

        func text(_ name: String, _ width: CGFloat = 40, _ area: CGFloat = 800) -> MeasuredBox {
            MeasuredBox {
                self.questions[name, default: []].append($0)
                return wrapped($0.width, width, area)
            }
        }

        var greatest: Int { questions.values.map(\.count).max() ?? 0 }
    }

    /// Rows in columns in rows, with a text beside each.
    private func nested(_ depth: Int, _ leaf: (Int) -> LayoutBox) -> LayoutBox {
        (1...depth).reduce(leaf(0)) { inner, level in
            level.isMultiple(of: 2)
                ? row(.center, 4, leaf(level), inner) : column(.center, 4, leaf(level), inner)
        }
    }

    @Test(arguments: [(300, 200), (nil, nil), (300, nil), (nil, 200)] as [(CGFloat?, CGFloat?)])
    func `A leaf in nested stacks is measured at most four times`(width: CGFloat?, height: CGFloat?)
    {
        let log = Log()
        let laid = Laid(nested(50) { log.text("\($0)") }, width, height)
        #expect(log.questions.count == 51)
        #expect(log.greatest <= 4)
        #expect(laid.reports.isEmpty)
    }

    @Test func `A leaf is measured once per width`() {
        let log = Log()
        _ = Laid(row(.center, 0, log.text("a"), log.text("b", 60)), 70, 50)
        #expect(
            log.questions["a"]?.map(\.width) == [0, .infinity, 35],
            "the least, the greatest, its share")
        #expect(log.questions["b"]?.map(\.width) == [0, .infinity, 35])
        #expect(log.questions["a"]?.allSatisfy { $0.height == nil } == true)
    }

    @Test func `A child alone in its priority is measured less often`() {
        let log = Log()
        let first = log.text("first", 40).priority(1)
        _ = Laid(row(.center, 0, first, log.text("second", 60)), 70, 50)
        #expect(log.questions["first"]?.map(\.width) == [70])
        #expect(log.questions["second"]?.map(\.width) == [0, 30])
    }

    @Test func `A text of fixed size is measured for that size alone`() {
        let log = Log()
        _ = Laid(row(.center, 0, FixedSizeBox(log.text("a")), log.text("b", 60)), 70, 50)
        #expect(log.questions["a"]?.map(\.width) == [nil])
    }

    @Test func `Nothing is measured again if nothing has changed`() {
        let log = Log()
        let laid = Laid(nested(10) { log.text("\($0)") }, 300, 200)
        log.questions = [:]
        laid.root.layOut()
        _ = laid.frames
        #expect(log.questions.isEmpty)
    }

    @Test func `Only changed boxes are measured again`() {
        let log = Log()
        let rows = (0..<20).map { row(.center, 4, log.text("\($0) a"), log.text("\($0) b")) }
        let laid = Laid(StackBox(VStackLayout(spacing: 4), rows), 300, 1000)
        log.questions = [:]
        let changed = rows[7].children[0] as? MeasuredBox
        changed?.rule = log.text("changed").rule
        _ = laid.frames
        #expect(Set(log.questions.keys) == ["changed"])
        // Its row is higher now, and moves those below.
        changed?.rule = log.text("higher", 50, 5000).rule
        _ = laid.frames
        #expect(Set(log.questions.keys) == ["changed", "higher", "7 b"])
    }

    @Test func `A change that changes no size is looked at where it is`() {
        let log = Log()
        let places = Log()
        let leaf = log.text("leaf")
        let inner = container(
            Counting { places.questions["inner", default: []].append($0) }, [leaf])
        let outer = container(
            Counting { places.questions["outer", default: []].append($0) }, [inner])
        let laid = Laid(outer, 300, 200)
        places.questions = [:]
        leaf.rule = log.text("leaf").rule
        laid.root.layOut()
        #expect(places.questions.isEmpty)
        leaf.rule = log.text("leaf", 30).rule
        laid.root.layOut()
        #expect(Set(places.questions.keys) == ["inner", "outer"])
    }

    @Test(arguments: [(16, 16), (17, 17 + 15)])
    func `A box keeps sixteen answers and drops the oldest`(count: Int, questions: Int) {
        let log = Log()
        let asking = container(Asking(count: count, chosen: 0), [log.text("leaf")])
        _ = Laid(asking, 100, 100)
        #expect(log.questions["leaf"]?.count == questions)
    }

    @Test(arguments: [0, 1, 2, 9, 19])
    func `A size that depends on a dropped answer is recomputed`(chosen: Int) {
        let leaf = MeasuredBox { CGSize(width: $0.width ?? 0, height: 10) }
        let laid = Laid(container(Asking(count: 20, chosen: chosen), [leaf]), nil, nil)
        #expect(laid.frame(laid.root.child) == "0,0 \(chosen + 1)×10")
        // The answer to one proposal alone is another one.
        leaf.rule = MeasuredRule(axes: .horizontal) {
            CGSize(width: $0.width ?? 0, height: $0.width == CGFloat(chosen + 1) ? 30 : 10)
        }
        #expect(laid.frame(laid.root.child) == "0,0 \(chosen + 1)×30")
    }

    @Test func `A geometry box shields its surroundings from changes`() {
        let sizes = Log()
        let leaf = fixed(10)
        let reader = GeometryBox(leaf)
        let around = container(
            Counting { sizes.questions["around", default: []].append($0) }, [reader])
        let laid = Laid(around, 100, 100)
        sizes.questions = [:]
        (leaf as? LeafBox)?.content = .fixed(CGSize(width: 50, height: 50))
        #expect(laid.frame(leaf) == "0,0 50×50")
        #expect(sizes.questions.isEmpty)
    }

    @Test func `A moved row's content is not placed again`() {
        let places = Log()
        let head = fixed(10, 10)
        let stars = container(
            Counting { places.questions["placed", default: []].append($0) }, [fixed(20)])
        let laid = Laid(column(.leading, 0, head, stars), 100, nil)
        #expect(laid.frame(stars.children[0]).hasSuffix(",10 20×20"))
        places.questions = [:]
        (head as? LeafBox)?.content = .fixed(CGSize(width: 10, height: 30))
        #expect(laid.frame(stars.children[0]).hasSuffix(",30 20×20"))
        #expect(places.questions.isEmpty)
    }
}

/// A layout that asks its subview for the sizes in widths of 1, 2 and so on, twice, and is as large as one
/// of them.
private struct Asking: Layout {
    let count: Int
    let chosen: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var sizes: [CGSize] = []
        for _ in 0..<2 {
            sizes = (1...count).map { width in
                subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil))
            }
        }
        return sizes[chosen]
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 1, height: nil))
    }
}

/// A layout as large as its subview, which notes each question.
struct Counting: Layout {
    let note: (ProposedViewSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        note(proposal)
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        note(proposal)
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
