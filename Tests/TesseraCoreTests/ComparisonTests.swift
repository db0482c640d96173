import TesseraCore
import TestViews
import TesseraTesting

// Rules 38 to 40 of Rules.md: if a view is equal to its predecessor, its body does not run.

private struct WidthKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
    fileprivate var width: Int {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}

@Suite(.runtimeIssuesFail)
struct ComparisonTests {
    final class Object {}

    final class EquatableObject: Equatable {
        let value: Int
        init(_ value: Int) { self.value = value }
        static func == (a: EquatableObject, b: EquatableObject) -> Bool { a.value == b.value }
    }

    /// A type without references. The comparison ignores its `==`.
    struct Bits: Equatable {
        var value: Int
        static func == (a: Bits, b: Bits) -> Bool { true }
    }

    /// A type with references, so that the comparison calls its `==`.
    struct Name: Equatable {
        var name: String
        static func == (a: Name, b: Name) -> Bool { a.name.count == b.name.count }
    }

    struct Pair {
        var name: String
        var number: Double
        var object: Object
    }

    /// A type without references, with seven unused bytes between its fields.
    struct Gapped {
        var isWide: Bool
        var width: Double
    }

    struct Named {
        var name: String
        var gapped: Gapped
    }

    enum Choice {
        case none
        case number(Int)
        case name(String)
    }

    enum Mode { case on, off }

    struct Holder<Value>: View {
        let value: Value
        var body: some View { Label("held") }
    }

    private func runs<Value>(_ old: Value, _ new: Value) -> Bool {
        let graph = ViewGraph(Stack { Holder(value: old) })
        return graph.recordingBodies { graph.view = Stack { Holder(value: new) } } == ["Holder"]
    }

    /// As above, where some unused bytes of the new value are all ones. (If the compiler knows the
    /// type, it copies the fields only.)
    private func runs<Value>(_ old: Value, _ new: Value, withOnesIn gap: Range<Int>) -> Bool {
        var new = new
        withUnsafeMutableBytes(of: &new) { bytes in for byte in gap { bytes[byte] = 255 } }
        return runs(old, new)
    }

    @Test func `equal values do not run the body, others do`() {
        #expect(!runs(1, 1))
        #expect(runs(1, 2))
        #expect(!runs("a", "a"))
        #expect(runs("a", "b"))
        #expect(!runs([1, 2], [1, 2]))
        #expect(runs([1, 2], [1, 3]))
        #expect(!runs(nil as Int?, nil))
        #expect(runs(nil as Int?, 1))
        #expect(!runs("a" as String?, "a"))
        #expect(runs("a" as String?, nil))
        #expect(!runs(Mode.on, .on))
        #expect(runs(Mode.on, .off))
        #expect(!runs((), ()))
    }

    @Test func `plain bits are compared as bits, without their own equality`() {
        #expect(!runs(Bits(value: 1), Bits(value: 1)))
        #expect(runs(Bits(value: 1), Bits(value: 2)))
    }

    @Test func `other types are compared by their own equality`() {
        #expect(!runs(Name(name: "a"), Name(name: "b")))
        #expect(runs(Name(name: "a"), Name(name: "long")))
    }

    @Test func `a type without equality is compared field by field`() {
        let object = Object()
        #expect(
            !runs(
                Pair(name: "a", number: 1, object: object),
                Pair(name: "a", number: 1, object: object)))
        #expect(
            runs(
                Pair(name: "a", number: 1, object: object),
                Pair(name: "a", number: 2, object: object)))
        #expect(
            runs(
                Pair(name: "a", number: 1, object: object),
                Pair(name: "a", number: 1, object: Object())))
        #expect(
            !runs(
                Pair(name: "a", number: 1, object: object) as Pair?,
                Pair(name: "a", number: 1, object: object)))
    }

    @Test func `padding between fields is not compared`() {
        let (narrow, wide) = (Gapped(isWide: false, width: 1), Gapped(isWide: true, width: 1))
        let gap = 1..<MemoryLayout<Gapped>.offset(of: \.width)!
        #expect(!runs(narrow, narrow, withOnesIn: gap))
        #expect(runs(narrow, wide, withOnesIn: gap))
        let inside = MemoryLayout<Named>.offset(of: \.gapped)! + 1..<MemoryLayout<Named>.size - 8
        #expect(
            !runs(
                Named(name: "a", gapped: wide), Named(name: "a", gapped: wide), withOnesIn: inside))
        #expect(
            runs(Named(name: "a", gapped: wide), Named(name: "b", gapped: wide), withOnesIn: inside)
        )
    }

    @Test func `objects are the same if they are identical or equal`() {
        let object = Object()
        #expect(!runs(object, object))
        #expect(runs(object, Object()))
        #expect(!runs(EquatableObject(1), EquatableObject(1)))
        #expect(runs(EquatableObject(1), EquatableObject(2)))
        #expect(!runs(object as Object?, object))
        #expect(runs(object as Object?, nil))
    }

    @Test func `a value that cannot be inspected counts as different`() {
        let closure = {}
        #expect(runs(closure, closure))
        #expect(runs(closure as (() -> Void)?, closure))
        #expect(runs(Choice.name("a"), .name("a")))
        #expect(runs(Choice.none, .none))
    }

    @Test func `a view with a weak field always runs`() {
        struct Weak: View {
            weak var object: Object?
            var body: some View { Label(object == nil ? "gone" : "there") }
        }
        let object = Object()
        let graph = ViewGraph(Stack { Weak(object: object) })
        for _ in 0..<3 {
            expectEqual(
                graph.recordingBodies { graph.view = Stack { Weak(object: object) } }, ["Weak"])
        }
        do {
            let short = Object()
            graph.view = Stack { Weak(object: short) }
        }
        expectEqual(graph.labels, ["gone"])
    }

    @Test func `an existential is compared by its content`() {
        #expect(!runs(1 as Any, 1))
        #expect(runs(1 as Any, 2))
        #expect(runs(1 as Any, "1"))
        #expect(!runs(Name(name: "a") as any Equatable, Name(name: "b")))
        let object = Object()
        #expect(!runs(object as AnyObject, object))
        #expect(runs(object as AnyObject, Object()))
        #expect(!runs(nil as (any Equatable)?, nil))
        #expect(runs(nil as (any Equatable)?, 1))
        #expect(!runs(Int.self as Any.Type, Int.self))
        #expect(runs(Int.self as Any.Type, String.self))
        #expect(!runs((1, "a"), (1, "a")))
        #expect(runs((1, "a"), (1, "b")))
        #expect(!runs((1, "a" as String?), (1, "a")))
    }

    @Test func `a view in a field is compared like any value`() {
        struct Box: View {
            let content: AnyView
            var body: some View { content }
        }
        struct Plain: View, Equatable {
            let bits: Bits
            var body: some View { Label("\(bits.value)") }
        }
        let graph = ViewGraph(Box(content: AnyView(Plain(bits: Bits(value: 1)))))
        expectEqual(graph.labels, ["1"])
        graph.view = Box(content: AnyView(Plain(bits: Bits(value: 2))))
        expectEqual(graph.labels, ["2"])
        expectEqual(
            graph.recordingBodies {
                graph.view = Box(content: AnyView(Plain(bits: Bits(value: 2))))
            }, [])
    }

    @Test func `comparing views does not follow unowned fields`() {
        struct Unowned: View {
            unowned let object: EquatableObject
            let number: Int
            var body: some View { Label("\(number)") }
        }
        let other = EquatableObject(2)
        let graph: ViewGraph<Stack<Unowned>>
        do {
            let gone = EquatableObject(1)
            graph = ViewGraph(Stack { Unowned(object: gone, number: 0) })
            graph.update()
        }
        graph.view = Stack { Unowned(object: other, number: 1) }
        expectEqual(graph.labels, ["1"])
    }
}
