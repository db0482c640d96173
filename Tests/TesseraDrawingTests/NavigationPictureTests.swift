import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting

/// The bars around a screen, and the screens in front of it.
@Suite(.runtimeIssuesFail)
struct NavigationPictureTests {
    @Test func `a navigation container has a bar above`() {
        expectPicture(
            NavigationStack {
                Text("Soup")
                    .navigationTitle("Food")
                    .toolbar { ToolbarItem { Button("Add") {} } }
            }, size: ProposedViewSize(width: 160, height: 16),
            """
                    Food   Add
            ────────────────────
                    Soup
            """)
    }

    @Test(arguments: [
        (LayoutDirection.leftToRight, "  < Ed     Food      A B"),
        (.rightToLeft, "  B A      Food     Ed >"),
    ])
    func `bar items are leading, in the middle or trailing`(
        direction: LayoutDirection, expected: String
    ) {
        let path: NavigationPath = NavigationPath([1])
        expectPicture(
            NavigationStack(path: .constant(path)) {
                Text("Menu").navigationDestination(for: Int.self) { _ in
                    Text("Soup").toolbar {
                        ToolbarItem(placement: .topBarLeading) { Text("Ed") }
                        ToolbarItem(placement: .principal) { Text("Food") }
                        ToolbarItem { Text("A") }
                        ToolbarItem { Text("B") }
                    }
                }
            }
            .environment(\.layoutDirection, direction),
            size: ProposedViewSize(width: 208, height: 16), characters: .ascii,
            """
            \(expected)
            --------------------------
                       Soup
            """)
    }

    @Test func `a button in a bar stays there when it presents a sheet`() {
        let host = ViewHost(
            rootView: NavigationStack {
                Text("Soup").toolbar {
                    ToolbarItem {
                        Button("Add") {}.sheet(isPresented: .constant(true)) { Text("New") }
                    }
                }
            }, size: ProposedViewSize(width: 160, height: 16))
        let bar = host.drawing.frames(of: "NavigationStack/Text/toolbar/ToolbarItem/Button")
        #expect(bar.count == 1 && bar.allSatisfy { $0.maxY <= 0 && $0.maxX <= 160 }, "\(bar)")
    }

    @Test func `a sheet is in front of all`() {
        expectPicture(
            Text("behind").sheet(isPresented: .constant(true)) { Text("front") },
            size: ProposedViewSize(width: 64, height: 16), " front")
    }
}
