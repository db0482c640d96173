import Foundation
import Tessera
import TesseraTesting
import TestViews

@testable import TesseraDrawing
@testable import TesseraTerminal

/// The bars around a screen, and the screens in front of it.
@Suite(.runtimeIssuesFail)
struct NavigationPictureTests {
    @Test func `a navigation container has a bar above`() {
        expectPicture(
            NavigationStack {
                Text("Soup")
                    .navigationTitle("Food")
                    .toolbar { ToolbarItem { Button("Add") {} } }
            }, size: ProposedViewSize(width: 160, height: 48),
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
            size: ProposedViewSize(width: 208, height: 48), characters: .ascii,
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
            }, size: ProposedViewSize(width: 160, height: 60))
        let bar = host.drawing.frames(of: "NavigationStack/Text/toolbar/ToolbarItem/Button")
        #expect(bar.count == 1 && bar.allSatisfy { $0.maxY <= 44 && $0.maxX <= 160 }, "\(bar)")
    }

    @Test func `bars lie in the frame of their stack, around its content`() {
        let view = VStack(spacing: 0) {
            Text("Above")
            NavigationStack {
                List { Text("Soup") }.navigationTitle("Food").toolbar {
                    ToolbarItem(placement: .bottomBar) { Text("Low") }
                    ToolbarItem(placement: .status) { Text("2") }
                }
            }
            Text("Below")
        }
        expectPicture(
            view, size: ProposedViewSize(width: 160, height: 128),
            """
                   Above
                    Food
            ────────────────────
            Soup

            ────────────────────
              Low    2
                   Below
            """)
        let host = ViewHost(rootView: view, size: ProposedViewSize(width: 160, height: 300))
        expectEqual(host.frame(of: .text("Low")).map { $0.maxY <= 278 && $0.minY >= 234 }, true)
        #expect(host.tap(at: host.frame(of: .text("Low"))?.origin ?? .zero) != .done)
    }

    @Test func `a principal item replaces the title, also in words`() {
        let host = ViewHost(
            rootView: NavigationStack {
                Text("Soup").navigationTitle("Food").toolbar {
                    ToolbarItem(placement: .principal) { Text("Menu") }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .bottomBar) { Button("Low") {} }
                }
            }, size: ProposedViewSize(width: 320, height: 200))
        #expect(!host.svg().contains(">Food</text>"))
        expectSpoken(host, "Menu, text\nCancel, button\nSoup, text\nLow, button")
        expectEqual(host.tap(at: host.frame(of: .text("Low"))?.center ?? .zero), .done)
    }

    private struct Form: View {
        @State private var name = ""

        var body: some View {
            NavigationStack {
                TextField("Name", text: $name).toolbar {
                    ToolbarItem(placement: .keyboard) { Button("Done") {} }
                }
            }
        }
    }

    @Test func `an item for the keyboard is there with a field's focus`() {
        let host = ViewHost(rootView: Form(), size: ProposedViewSize(width: 160, height: 96))
        expectSpoken(host, "Name, \"\", text field")
        #expect(host.frame(of: .text("Done")) == nil)
        #expect(host.tap(.text("Done")) != .done)
        host.focus(.type("TextField"))
        expectSpoken(host, "Name, \"\", text field\nDone, button")
        expectEqual(host.frame(of: .text("Done")).map { $0.minY > 52 }, true)
        expectEqual(host.tap(.text("Done")), .done)
    }

    private func expectSpoken(
        _ host: ViewHost<some View>, _ words: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect("\(host.accessibilityTree)" == words, sourceLocation: sourceLocation)
    }

    /// A stack with some parts of bars, in a frame, among other views.
    private func randomStack(_ random: inout Randomness, depth: Int) -> AnyView {
        let places: [ToolbarItemPlacement] = [
            .automatic, .principal, .topBarLeading, .bottomBar, .status, .keyboard,
        ]
        let (title, place) = (random.isTrue(0.5), random.any(of: places))
        let inner =
            depth > 0 && random.isTrue(0.4)
            ? randomStack(&random, depth: depth - 1) : AnyView(Color.red)
        let content = inner.toolbar { ToolbarItem(placement: place) { Text("item") } }
        let stack = NavigationStack {
            title ? AnyView(content.navigationTitle("t")) : AnyView(content)
        }
        let height: CGFloat? = random.isTrue(0.5) ? CGFloat(random.number(200)) : nil
        return AnyView(
            VStack {
                Text("above")
                stack.frame(height: height).padding(CGFloat(random.number(20)))
                Text("below")
            })
    }

    @Test(arguments: seeds(20)) func `no bar lies outside its stack`(seed: UInt64) {
        var random = Randomness(seed: seed)
        let host = ViewHost(
            rootView: randomStack(&random, depth: 2),
            size: ProposedViewSize(width: 200, height: CGFloat(random.number(400))))
        var stacks: [CGRect] = []
        while let frame = host.find(.type("NavigationStack")[stacks.count])?.frame {
            stacks.append(frame)
        }
        let bars = host.drawing.items.compactMap { item in
            if case .fill(let path, .ink(ColorTable.bar), _) = item.content {
                path.boundingRect
            } else {
                nil
            }
        }
        for bar in bars { #expect(stacks.contains { $0.contains(bar) }, "\(bar) in \(stacks)") }
    }

    @Test func `an empty screen covers the others, in a session, too`() {
        struct Covered: View {
            @State private var isCovered = false
            var body: some View {
                Button("behind") { isCovered = true }
                    .fullScreenCover(isPresented: $isCovered) {}
            }
        }
        let session = session(Covered(), columns: 20, rows: 6)
        #expect(session.picture.contains("behind"))
        session.read("\t ")
        #expect(!session.picture.contains("behind"))
    }

    @Test func `a sheet is in front of all`() {
        expectPicture(
            Text("behind").sheet(isPresented: .constant(true)) { Text("front") },
            size: ProposedViewSize(width: 64, height: 16), " front")
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
