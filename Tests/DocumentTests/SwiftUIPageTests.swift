import Tessera
import TesseraDrawing
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct SwiftUIPageTests {
    @Test func `each name that the page lists as available compiles`() throws {
        let code = try Document.sources(in: ["Tests/DocumentTests/SwiftUICode"])
        let words = Set(code.flatMap { $0.text.matches(of: /\w+/).map { String($0.0) } })
        let topics = try Document("SwiftUI.md").topics
        let names = ["Here", "Recorded", "Recorded, and not shown"].flatMap { kind in
            topics.flatMap { topic in
                topic.lists(kind).flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
            }
        }
        #expect(names.count > 200)
        for name in names where !words.contains(name) {
            Issue.record("SwiftUI.md names \(name), which no file of SwiftUICode uses")
        }
    }

    @Test func `each refused name has a reason`() throws {
        for topic in try Document("SwiftUI.md").topics {
            #expect(!topic.lists("Here").isEmpty)
            for line in topic.lists("Refused") { #expect(line.contains("`: ")) }
        }
    }

    @Test func `recorded modifiers are printed as written, or listed`() {
        let host = ViewHost(rootView: RecordedCode())
        let tree = "\(host.tree)"
        for line in [
            ".keyboardType(.emailAddress)", ".autocorrectionDisabled()", ".blur(radius: 3)",
            ".presentationDetents([.fraction(0.3), .height(200)])", ".textCase(.uppercase)",
            ".symbolEffect(.bounce.up, options: .speed(2), value: 3)", ".listRowSeparator(.hidden)",
        ] {
            #expect(tree.contains(line), "\(line)")
        }
        let omissions = host.drawing.omissions.map(\.name)
        #expect(omissions.contains(".blendMode") && omissions.contains(".pickerStyle"))
        #expect(!omissions.contains(".keyboardType"))
    }

    @Test func `a program's own modifier comes before a recorded one`() {
        let host = ViewHost(rootView: Text("a").keyboardType(.emailAddress).badge(3))
        #expect("\(host.tree)".contains("own badge 3"))
    }

    @Test func `the code of the page runs without an issue`() {
        let views = [
            AnyView(Views()), AnyView(Stacks()), AnyView(Shapes()), AnyView(Look()),
            AnyView(Controls()), AnyView(Styles()), AnyView(DataFlow()), AnyView(Served()),
            AnyView(Lists()),
            AnyView(Screens()), AnyView(Touches()), AnyView(Keys()), AnyView(Spoken()),
            AnyView(Changes()), AnyView(RecordedCode()),
        ]
        for view in views { #expect(!ViewHost(rootView: view).tree.roots.isEmpty) }
    }
}

extension View {
    /// A modifier with the signature of a recorded one.
    fileprivate func badge(_ count: Int) -> some View {
        overlay { Text("own badge \(count)") }
    }
}
