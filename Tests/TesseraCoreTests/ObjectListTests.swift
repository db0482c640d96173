import Observation
import TesseraCore
import TestViews
import TesseraTesting

// Objects in a list, and bindings to their properties.

@Suite(.runtimeIssuesFail)
struct ObjectListTests {
    @Observable
    final class Item: Identifiable {
        let id: Int
        var isOn = false
        init(_ id: Int) { self.id = id }
    }

    @Observable
    final class Store {
        var items = (0..<3).map { Item($0) }
    }

    struct Switch: View {
        @Binding var isOn: Bool
        let name: String
        var body: some View {
            Label(isOn ? "on" : "off")
            Tap(name) { isOn.toggle() }
        }
    }

    struct ItemRow: View {
        @Bindable var item: Item
        var body: some View {
            Switch(isOn: $item.isOn, name: "\(item.id)")
        }
    }

    struct Items: View {
        let store: Store
        var body: some View {
            ForEach(store.items) { ItemRow(item: $0) }
            Tap("remove") { store.items.removeFirst() }
        }
    }

    @Test func `a change in one object runs those who have read it`() {
        let graph = ViewGraph(Items(store: Store()))
        #expect(graph.recordingBodies { graph.tap("1") } == ["Switch"])
        #expect(graph.labels == ["off", "on", "off"])
    }

    @Test func `bindings to the objects of a list reach their properties`() {
        struct Bound: View {
            @Bindable var store: Store
            var body: some View {
                ForEach($store.items) { $item in Switch(isOn: $item.isOn, name: "\(item.id)") }
            }
        }
        let graph = ViewGraph(Bound(store: Store()))
        graph.tap("1")
        #expect(graph.labels == ["off", "on", "off"])
    }

    @Test func `an object read by a removed view affects no view`() {
        struct Choice: View {
            let items: [Item]
            @State private var shown = 0
            var body: some View {
                ItemRow(item: items[shown]).id(shown)
                Tap("next") { shown += 1 }
            }
        }
        let items = (0..<100).map(Item.init)
        let graph = ViewGraph(Choice(items: items))
        for _ in 1..<100 { graph.tap("next") }
        #expect(graph.recordingBodies { for item in items.dropLast() { item.isOn = true } } == [])
        #expect(graph.recordingBodies { items[99].isOn = true } == ["Switch"])
    }
}
