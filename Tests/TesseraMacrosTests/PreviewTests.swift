import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct PreviewTests {
    /// A search for the previews of a file takes a second.
    private static let previews = PreviewPage("TesseraMacrosTests/PreviewShapes.swift")
    private let page = ViewHost(rootView: Self.previews)

    /// The names of the previews on a page, in their order.
    private func names(on tree: ViewTree) -> [String] {
        tree.matches { $0.modifiers.contains { $0.name == "font" } }.compactMap(\.element.text)
    }

    @Test func `a page shows the previews of a file with their names`() {
        expectEqual(
            names(on: page.tree),
            [
                "line 13", "A name", "After an attribute, with traits", "A fixed size",
                "A brace } and a quote \" in a name", "Raw and long strings",
                "Regular expressions", "Statements", "A return", "A body in brackets",
                "Variables", "Many variables", "In a condition",
            ])
    }

    @Test func `a page shows the previews of several files`() {
        let page = ViewHost(
            rootView: PreviewPage(
                "TesseraMacrosTests/MorePreviewShapes.swift",
                "TesseraMacrosTests/PreviewShapes.swift"))
        expectEqual(
            names(on: page.tree).prefix(8),
            [
                "line 13", "line 14", "line 18", "Held", "First", "Second", "line 13", "A name",
            ])
    }

    @Test func `a previewable state keeps its value`() {
        page.tap(.text("more"))
        page.tap(.text("more"))
        page.focus(.type("TextField"))
        expectTree(
            ViewTree(roots: page.tree.all("Preview").filter { $0.text == "Many variables" }),
            """
            Preview "Many variables"
              Previewed isOn: true, sum: 8, choice: 1, other: "}", size: 1
                VStack
                  Star isOn: true, name: "a!"
                    Toggle isOn: true [SwitchToggleStyle, by default]
                      HStack
                        Text "a!"
                        Spacer
                        Switch isOn: true .onTapGesture()
                  Star isOn: true, name: "}!"
                    Toggle isOn: true [SwitchToggleStyle, by default]
                      HStack
                        Text "}!"
                        Spacer
                        Switch isOn: true .onTapGesture()
                  TextField text: "}" .focused(true)
                    Text "other"
                  Text "10"
                  Button [DefaultButtonStyle, by default]
                    Text "more" .onButtonGesture()
            """)
    }

    @Test func `a preview prints its name and traits`() {
        let preview = Preview(
            "Liked", traits: .fixedLayout(width: 100, height: 50), .landscapeLeft
        ) {
            Text("a")
            Text("b")
        }
        expectTree(
            ViewHost(rootView: preview),
            """
            Preview "Liked" traits: [.fixedLayout(width: 100, height: 50), .landscapeLeft]
              VStack .frame(width: 100, height: 50)
                Text "a"
                Text "b"
            """)
    }

    @Test func `each preview of a page is a separate window`() throws {
        let page = ViewHost(rootView: PreviewPage("TesseraMacrosTests/WindowPreviews.swift"))
        expectEqual(page.tap(.text("Open")), .refused("covered by a sheet"))
        expectEqual(page.tap(.text("0 taps")), .done)
        expectEqual(
            "\(page.accessibilityTree)",
            """
            A sheet, text
            Done, button
            A counter, text
            1 taps, button
            """)
        let (sheet, next) = (page.frame(of: .text("Done")), page.frame(of: .text("1 taps")))
        #expect(try #require(sheet).maxY < #require(next).minY)
        page.tap(.text("Done"))
        expectEqual(page.accessibilityTree.elements[1].label, "Open")
    }

    @Test func `a file without previews is reported`() {
        let host = ViewHost(rootView: PreviewPage("Likes/Nothing.swift"))
        expectTree(
            host,
            """
            PreviewPage
              VStack alignment: .leading, spacing: 24
                EmptyFile name: "Likes/Nothing.swift"
                  Text "Likes/Nothing.swift" .foregroundStyle(.secondary)
            """)
        expectIssues(
            host,
            [
                "PreviewPage/VStack/EmptyFile: no preview is in 'Likes/Nothing.swift': name a file "
                    + "as '#fileID' does, such as 'Likes/Button.swift', in a debug build."
            ])
    }
}
