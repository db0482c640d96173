import TestViews
import TesseraTesting

@testable import TesseraCore

// What the public API does not show: that the runtime tells what the core relies on.

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

    private struct References<Value> {
        weak var weak: Base?
        weak var weakExistential: (any AnyObject)?
        unowned var unowned: Base
        unowned(unsafe) var unsafe: Base
        var strong: Base?
        var existential: any Equatable
        var closure: (Value) -> Void
        var tuple: (Base, Int)
        var choice: Choice
        var generic: Value
        var number: Int?
    }

    @Test func `weak and unowned fields are distinguished from strong`() {
        let fields = Fields.of(References<String>.self)
        #expect(
            fields.filter(\.isStrong).map(\.name) == [
                "strong", "existential", "closure", "tuple", "choice", "generic", "number",
            ])
        #expect(
            fields.filter { !$0.isStrong }.map(\.name)
                == ["weak", "weakExistential", "unowned", "unsafe"])
        #expect(fields.map(\.offset) == fields.map(\.offset).sorted())
        #expect(ObjectIdentifier(fields[9].type) == ObjectIdentifier(String.self))
        #expect(fields[9].offset == MemoryLayout<References<String>>.offset(of: \.generic))
    }

    @Test func `a tuple's elements are fields, with or without a name`() {
        let fields = Fields.of((first: Int8, String, () -> Void).self)
        #expect(fields.map(\.name) == ["first", ".1", ".2"])
        #expect(fields.map(\.offset) == [0, 8, 24])
        #expect(fields.map(\.isStrong) == [true, true, true])
        #expect(Fields.of(Void.self).isEmpty)
    }
}
