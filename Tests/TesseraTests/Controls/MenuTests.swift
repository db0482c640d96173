import Tessera
import TesseraTesting
import TestViews

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
        expectEqual(host.tap(.text("Edit")), .done)
        expectEqual(
            "\(host.accessibilityTree)",
            """
            Copy, button
            Bold, "off", button, toggle
            Size, "small", button
            More, button
            """)
        expectEqual(host.tap(.text("Edit")), .refused("covered by a menu"))
        expectEqual(host.tap(.text("Copy")), .done)
        #expect(!isOpen)
        #expect(host.tree.first(text: "copied") != nil)
    }

    @Test(arguments: ["Bold", "large"])
    func `a toggle and an option close the menu`(title: String) {
        host.tap(.text("Edit"))
        expectEqual(host.tap(.text(title)), .done)
        #expect(!isOpen)
        host.tap(.text("Edit"))
        let size = title == "Bold" ? 1 : 2
        #expect("\(host.tree)".contains("Picker selection: \(size)"))
        expectEqual(host.tree.all("Image").count, 2 - size)
    }

    @Test func `a menu in a menu closes both`() {
        host.tap(.text("Edit"))
        expectEqual(host.tap(.text("More")), .done)
        expectEqual(host.tree.all("menu").count, 2)
        expectEqual(host.tap(.text("Delete")), .done)
        #expect(!isOpen)
        #expect(host.tree.first(text: "deleted") != nil)
    }

    @Test func `a menu is dismissed without an action`() {
        host.tap(.text("Edit"))
        host.tap(.text("More"))
        expectEqual(host.dismissSheet(), .done)
        #expect(!isOpen)
    }

    /// The forms of a menu with a single item.
    private struct Single: View {
        let form: String
        @State private var count = 0

        var body: some View {
            let add = Button("add") { count += 1 }
            Menu("menu \(count)") {
                switch form {
                case "group": Group { add }
                case "section": Section("one") { add }
                case "enabled": add.disabled(false)
                default: add
                }
            }
            Menu("stored \(count)") { add }
        }
    }

    @Test(arguments: ["button", "group", "section", "enabled"])
    func `a menu of one item closes, whatever is around the item`(form: String) {
        let host = ViewHost(rootView: Single(form: form))
        host.tap(.text("menu 0"))
        expectEqual(host.tap(.text("add")), .done)
        #expect(host.tree.all("menu").isEmpty)
        host.tap(.text("stored 1"))
        expectEqual(host.tap(.text("add")), .done)
        expectEqual(host.tap(.text("menu 2")), .done)
    }

    /// A link and a button that dismisses, in a menu of each place.
    private struct Places: View {
        struct Items: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View {
                Menu("menu") {
                    NavigationLink("to \(isPresented)") { Items() }
                    Close()
                    Button("other") {}
                }
            }
        }
        struct Close: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.isPresented) private var isPresented
            var body: some View { Button("close \(isPresented)") { dismiss() } }
        }
        @State private var isPresented = false

        var body: some View {
            NavigationStack { Items() }.sheet(isPresented: $isPresented) { Items() }
            Button("sheet") { isPresented = true }
        }
    }

    @Test func `a menu belongs to the screen around it`() {
        let host = ViewHost(rootView: Places())
        host.tap(.text("menu"))
        expectEqual(host.tap(.text("close false")), .done)
        host.tap(.text("menu"))
        expectEqual(host.tap(.text("to false")), .done)
        #expect(host.tree.all("menu").isEmpty)
        // The menu of the pushed screen pops that screen.
        host.tap(.text("menu")[1])
        expectEqual(host.tap(.text("close true")), .done)
        expectEqual(host.tree.all("Menu").count, 1)
        host.tap(.text("sheet"))
        host.tap(.text("menu")[1])
        expectEqual(host.tap(.text("to true")), .refused("not in a NavigationStack"))
        expectEqual(host.tap(.text("close true")), .done)
        #expect(host.tree.all("sheet").isEmpty)
    }
}
