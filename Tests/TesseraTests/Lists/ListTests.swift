import Tessera
import TesseraTesting
import TestViews

private struct Item: Identifiable, Hashable {
    var name: String
    var id: String { name }
}

private struct Inventory: View {
    @State private var items = ["a", "b", "c"].map(Item.init)
    var isFixed = false
    var body: some View {
        List {
            Text("all items")
            ForEach(items) { item in
                HStack { Text(item.name) }
            }
            .onDelete(perform: isFixed ? nil : { items.remove(atOffsets: $0) })
        }
    }
}

@Suite(.runtimeIssuesFail)
struct ListTests {
    @Test func `lists and forms scroll as far as they exceed their place`() {
        func expectToScroll(_ content: some View) {
            let host = cellHost(content, 9, 2)
            let tree = host.tree
            expectEqual(host.frame(of: .text("3"))?.minY, 3)
            expectEqual(host.scroll(.text("1"), by: CGSize(width: 0, height: 2)), .done)
            expectEqual(host.frame(of: .text("3"))?.minY, 1)
            expectEqual(host.tree, tree)
            expectEqual(
                host.scroll(.text("1"), by: CGSize(width: 0, height: 1)),
                .refused("there is nothing more to scroll to"))
        }
        expectToScroll(List(0..<4) { Text("\($0)") })
        expectToScroll(Form { ForEach(0..<4) { Text("\($0)") } })
    }

    @Test func `a list is made of views, or of the elements of a collection`() {
        expectEqual(
            tree(.identity) {
                List { Text("one") }
                List(["a", "b"], id: \.self) { Text($0) }
                List([Item(name: "c")]) { Text($0.name) }
                List(0..<1) { Text("\($0)") }
                Form { Text("two") }
            },
            """
            List
              Text "one"
            List
              Text #a "a"
              Text #b "b"
            List
              Text #c "c"
            List
              Text #0 "0"
            Form
              Text "two"
            """)
    }

    @Test func `a section shows its header and footer around its content`() {
        expectEqual(
            tree {
                Section { Text("a") }
                Section("Title") { Text("a") }
                Section {
                    Text("a")
                } header: {
                    Text("h")
                } footer: {
                    Text("f")
                }
                Section {
                    Text("a")
                } footer: {
                    Text("f")
                }
                Section(header: Text("h"), footer: Text("f")) { Text("a") }
            },
            """
            Section
              Text "a"
            Section
              SectionHeader
                Text "Title"
              Text "a"
            Section
              SectionHeader
                Text "h"
              Text "a"
              SectionFooter
                Text "f"
            Section
              Text "a"
              SectionFooter
                Text "f"
            Section
              SectionHeader
                Text "h"
              Text "a"
              SectionFooter
                Text "f"
            """)
    }

    @Test func `deleting a row deletes the element that it shows`() {
        let host = ViewHost(rootView: Inventory())
        expectEqual(host.deleteRow(.text("b")), .done)
        expectEqual(host.tree.all("Text").map(\.text), ["all items", "a", "c"])
        expectEqual(host.deleteRow(.text("c")), .done)
        expectEqual(host.tree.all("Text").map(\.text), ["all items", "a"])
    }

    @Test(
        arguments: [
            ([1, 1, 2], "r2", [1, 1]), ([1, 1, 2, 2, 3], "r3", [1, 1, 2, 2]),
            ([1, 1, 2, 2, 3], "r2", [1, 1, 2, 3]), ([3, 1, 1], "r3", [1, 1]),
        ] as [([Int], String, [Int])])
    func `a row is deleted by position despite duplicate ids`(
        numbers: [Int], row: String, left: [Int]
    ) {
        struct Numbers: View {
            @State var numbers: [Int]
            var body: some View {
                List {
                    ForEach(numbers, id: \.self) { Text("r\($0)") }
                        .onDelete { numbers.remove(atOffsets: $0) }
                }
                Text("\(numbers)")
            }
        }
        // This test ignores the issue about equal ids.
        let host = ViewHost(rootView: Numbers(numbers: numbers), onIssue: { _ in })
        expectEqual(host.deleteRow(.text(row)[0]), .done)
        #expect(host.tree.first(text: "\(left)") != nil)
    }

    @Test func `a row that cannot be deleted refuses`() {
        let host = ViewHost(rootView: Inventory())
        expectEqual(
            host.deleteRow(.text("all items")), .refused("the row does not respond to a deletion"))
        host.rootView = Inventory(isFixed: true)
        expectEqual(host.deleteRow(.text("a")), .refused("the row does not respond to a deletion"))
        expectEqual(host.deleteRow(.type("List")), .refused("the view is not in a row"))
    }

    @Test func `a section shows its content while a value is true`() {
        func lines(_ isExpanded: Bool) -> [String] {
            let host = ViewHost(
                rootView: Section("a", isExpanded: .constant(isExpanded)) { Text("b") })
            return host.tree.all("Text").compactMap(\.text)
        }
        expectEqual(lines(true), ["a", "b"])
        expectEqual(lines(false), ["a"])
    }
}

@Suite(.runtimeIssuesFail)
struct RemoveAtOffsetsTests {
    @Test(
        arguments: [
            ([0, 2], ["b"]), ([], ["a", "b", "c"]), ([1, 7], ["a", "c"]), ([0, 1, 2], []),
        ] as [(IndexSet, [String])])
    func `the elements at some positions are removed`(offsets: IndexSet, left: [String]) {
        var letters = ["a", "b", "c"]
        letters.remove(atOffsets: offsets)
        expectEqual(letters, left)
    }
}
