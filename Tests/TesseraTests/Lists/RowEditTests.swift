import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct RowEditTests {
    private struct Basket: View {
        @State private var fruit = ["fig", "pear", "plum", "kiwi"]
        var isFixed = false
        var fixed = ""
        let log: (IndexSet, Int) -> Void

        var body: some View {
            NavigationStack {
                List {
                    Section("Fruit") {
                        ForEach(fruit, id: \.self) { name in
                            Text(name).moveDisabled(name == fixed).deleteDisabled(name == fixed)
                        }
                        .onMove {
                            log($0, $1)
                            fruit.move(fromOffsets: $0, toOffset: $1)
                        }
                        .onDelete { fruit.remove(atOffsets: $0) }
                        .moveDisabled(isFixed)
                    }
                }
                .toolbar { EditButton() }
            }
        }
    }

    private func fruit(_ host: ViewHost<Basket>) -> [String] {
        host.tree.all("Text").compactMap(\.text).filter { !["Fruit", "Edit", "Done"].contains($0) }
    }

    @Test func `a row moves before a position counted before the move`() {
        var moves: [String] = []
        let host = ViewHost(rootView: Basket { moves.append("\(Array($0)) → \($1)") })
        expectEqual(host.moveRow(.text("plum"), toOffset: 0), .done)
        expectEqual(fruit(host), ["plum", "fig", "pear", "kiwi"])
        expectEqual(host.moveRow(.text("plum"), toOffset: 4), .done)
        expectEqual(fruit(host), ["fig", "pear", "kiwi", "plum"])
        expectEqual(moves, ["[2] → 0", "[0] → 4"])
        expectEqual(
            host.moveRow(.text("fig"), toOffset: 5),
            .refused("the elements have the positions 0 to 4"))
    }

    @Test func `a disabled row is neither moved nor deleted`() {
        let host = ViewHost(rootView: Basket(fixed: "fig") { _, _ in })
        expectEqual(host.moveRow(.text("fig"), toOffset: 3), .refused("moving is disabled"))
        expectEqual(host.deleteRow(.text("fig")), .refused("deletion is disabled"))
        expectEqual(host.deleteRow(.text("pear")), .done)
        host.rootView.isFixed = true
        expectEqual(host.moveRow(.text("plum"), toOffset: 0), .refused("moving is disabled"))
        expectEqual(fruit(host), ["fig", "plum", "kiwi"])
        let plain = ViewHost(rootView: List { Text("a") })
        expectEqual(
            plain.moveRow(.text("a"), toOffset: 0), .refused("the row does not respond to a move"))
    }

    @Test func `an edit button begins and ends editing`() {
        struct Mode: View {
            @Environment(\.editMode) private var mode
            var body: some View { Text(mode?.wrappedValue.isEditing == true ? "edited" : "fixed") }
        }
        let host = ViewHost(
            rootView: NavigationStack { Mode().toolbar { EditButton() } })
        expectEqual(host.tap(.text("Edit")), .done)
        #expect(host.find(.text("edited")) != nil)
        expectEqual(host.tap(.text("Done")), .done)
        #expect(host.find(.text("fixed")) != nil)
        let alone = ViewHost(rootView: EditButton())
        expectEqual(alone.tap(.text("Edit")), .done)
        expectEqual("\(alone.accessibilityTree)", "Done, button")
    }

    @Test(arguments: [
        ([0, 1], 3, "cabd"), ([3], 0, "dabc"), ([1], 1, "abcd"), ([1], 2, "abcd"), ([0], 9, "bcda"),
        ([2], -3, "cabd"), ([7], 0, "abcd"), ([], 2, "abcd"), ([0, 2], 2, "bacd"),
    ])
    func `elements move together and keep their order`(
        source: [Int], destination: Int, expected: String
    ) {
        var letters = Array("abcd")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        expectEqual(String(letters), expected)
    }
}
