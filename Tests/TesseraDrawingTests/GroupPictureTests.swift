import Tessera
import TesseraDrawing
import TesseraTerminal
import TesseraTesting

/// Progress, groups and screens without content.
@Suite(.runtimeIssuesFail)
struct GroupPictureTests {
    @Test func `a progress view is as full as its value`() {
        expectPicture(
            ProgressView("Copying", value: 0.25).frame(width: 96),
            """
            Copying

            ━━━─────────
            """)
    }

    @Test func `a disclosure group has a chevron, and its views below`() {
        expectPicture(
            DisclosureGroup("Details", isExpanded: .constant(true)) { Text("240 pages") }
                .frame(width: 120),
            """
            Details       ⌄

            240 pages
            """)
    }

    @Test func `a bar has an item for each view of a group`() {
        expectPicture(
            NavigationStack {
                Text("Soup").toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) {
                        Text("A")
                        Text("B")
                    }
                    ToolbarItemGroup { Text("C") }
                }
            }, size: ProposedViewSize(width: 160, height: 48),
            """
              A B            C
            ────────────────────
                    Soup
            """)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `new views leave nothing out of a picture`(direction: LayoutDirection) {
        let host = ViewHost {
            VStack {
                ProgressView("Searching")
                GroupBox("Delivery") { Text("Gift wrap") }
                LazyVStack { Text("a") }
                LazyHStack { Text("b") }
                ContentUnavailableView("None", systemImage: "star.fill")
                AnyShape(Capsule()).frame(width: 20, height: 10)
                Text("c").searchable(text: .constant("query"))
            }
            .environment(\.layoutDirection, direction)
        }
        #expect(host.drawing.omissions.isEmpty)
    }

    @Test func `a dialog and a cover are in front of all`() {
        let dialog = Text("behind").confirmationDialog(
            "Sure?", isPresented: .constant(true), titleVisibility: .visible
        ) {
            Button("Yes") {}
        }
        let cover = Text("behind").fullScreenCover(isPresented: .constant(true)) {
            Text("Sure?")
        }
        for view in [AnyView(dialog), AnyView(cover)] {
            let host = ViewHost(
                rootView: view, size: ProposedViewSize(width: 320, height: 200))
            let svg = host.svg()
            let behind = svg.range(of: ">behind<")
            let front = svg.range(of: ">Sure?<")
            #expect(behind != nil && front != nil)
            if let behind, let front { #expect(behind.lowerBound < front.lowerBound) }
        }
    }

    @Test func `a cover or a sheet hides the whole screen and its bar`() {
        func picture(_ view: some View) -> String {
            let host = ViewHost(rootView: view, size: ProposedViewSize(width: 120, height: 64))
            host.textMetrics = .cells(width: 8, height: 16)
            return "\(CellPicture(host.drawing))"
        }
        let screen = NavigationStack { Text("behind").navigationTitle("Title") }
        #expect(picture(screen).contains("Title"))
        let cover = picture(screen.fullScreenCover(isPresented: .constant(true)) { Text("front") })
        #expect(cover.contains("front") && !cover.contains("Title") && !cover.contains("behind"))
        let sheet = picture(screen.sheet(isPresented: .constant(true)) { Text("front") })
        #expect(sheet.contains("front") && !sheet.contains("Title"))
    }
}
