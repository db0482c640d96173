import Tessera
import TesseraTesting

private struct Screen: View {
    @State private var log: [String] = []
    @State private var isBold = false
    @State private var size = 1

    var body: some View {
        Text(log.joined(separator: ", "))
        Menu("Edit") {
            Button("Copy") { log.append("copied") }
            Toggle("Bold", isOn: $isBold)
            Picker("Size", selection: $size) {
                Text("small").tag(1)
                Text("large").tag(2)
            }
            Menu("More") { Button("Delete", role: .destructive) { log.append("deleted") } }
        }
    }
}

@Suite(.runtimeIssuesFail)
struct MenuTests {
    private let host = ViewHost(rootView: Screen())

    private var isOpen: Bool { !host.tree.all("menu").isEmpty }

    @Test func `a button opens the menu, and its actions close it`() {
        #expect(host.tap(.text("Edit")) == .done)
        #expect(
            "\(host.accessibilityTree)" == """
                Copy, button
                Bold, "off", button, toggle
                Size, "small", button
                More, button
                """)
        #expect(host.tap(.text("Edit")) == .refused("covered by a menu"))
        #expect(host.tap(.text("Copy")) == .done)
        #expect(!isOpen)
        #expect(host.tree.first(text: "copied") != nil)
    }

    @Test(arguments: ["Bold", "large"])
    func `a toggle and an option close the menu`(title: String) {
        host.tap(.text("Edit"))
        #expect(host.tap(.text(title)) == .done)
        #expect(!isOpen)
        host.tap(.text("Edit"))
        let size = title == "Bold" ? 1 : 2
        #expect("\(host.tree)".contains("Picker selection: \(size)"))
        #expect(host.tree.all("Image").count == 2 - size)
    }

    @Test func `a menu in a menu closes both`() {
        host.tap(.text("Edit"))
        #expect(host.tap(.text("More")) == .done)
        #expect(host.tree.all("menu").count == 2)
        #expect(host.tap(.text("Delete")) == .done)
        #expect(!isOpen)
        #expect(host.tree.first(text: "deleted") != nil)
    }

    @Test func `a menu is dismissed without an action`() {
        host.tap(.text("Edit"))
        host.tap(.text("More"))
        #expect(host.dismissSheet() == .done)
        #expect(!isOpen)
    }
}
