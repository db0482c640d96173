import Tessera
import TesseraDrawing
import TesseraTesting

@Suite(.runtimeIssuesFail)
struct SwiftUIPageTests {
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
