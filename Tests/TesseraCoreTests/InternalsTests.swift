import TestViews
import TesseraTesting
import Testing

@testable import TesseraCore

// What the public API does not show: that the runtime tells what the core relies on.

@MainActor
@Suite(.runtimeIssuesFail)
struct InternalsTests {
    private struct Sample<Value> {
        let first: Value
        @State var second = 1
        var third: (Int, String) = (1, "")
        let fourth: any Equatable = 1
    }

    private class Base {}
    private enum Choice { case one(String) }

    @Test func `the runtime lists the stored properties of a struct`() throws {
        let fields = Fields.of(Sample<UInt8>.self)
        try #require(fields.map(\.name) == ["first", "_second", "third", "fourth"])
        #expect(fields[0].offset == 0)
        #expect(fields[1].offset == MemoryLayout<Int>.alignment)
        #expect(ObjectIdentifier(fields[1].type) == ObjectIdentifier(State<Int>.self))
    }

    @Test func `other types have no fields to look into`() {
        #expect(Fields.of(Base.self).isEmpty)
        #expect(Fields.of(Choice.self).isEmpty)
        #expect(Fields.of(Any.self).isEmpty)
        #expect(Fields.of((any Equatable).self).isEmpty)
        #expect(Fields.of((() -> Void).self).isEmpty)
        #expect(Fields.of(Optional<Int>.self).isEmpty)
        #expect(Fields.of((Int, String).self).count == 2)
    }

    @Test func `weak fields are told from strong ones`() {
        struct Weak { weak var object: Base? }
        struct Strong { var object: Base? }
        struct WeakExistential { weak var object: (any AnyObject)? }
        struct Plain { var number: Int? }
        #expect(Fields.hasUnheld(of: Weak.self, Fields.of(Weak.self)))
        #expect(Fields.hasUnheld(of: WeakExistential.self, Fields.of(WeakExistential.self)))
        #expect(!Fields.hasUnheld(of: Strong.self, Fields.of(Strong.self)))
        #expect(!Fields.hasUnheld(of: Plain.self, Fields.of(Plain.self)))
    }

    @Test func `a plan is made once for each type`() {
        #expect(FieldPlan.of(Counter.self) === FieldPlan.of(Counter.self))
        #expect(FieldPlan.of(Counter.self).name == "Counter")
    }

    @Test func `existential types are known as such`() {
        #expect(Fields.isExistential(Any.self))
        #expect(Fields.isExistential((any Equatable).self))
        #expect(!Fields.isExistential(Int.self))
        #expect(!Fields.isExistential(Optional<Any>.self))
    }
}
