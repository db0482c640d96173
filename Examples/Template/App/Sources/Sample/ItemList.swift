import Tessera

/// The items, each with a switch.
struct ItemList: View {
    @Environment(Library.self) private var library
    @State private var isAdding = false

    var body: some View {
        @Bindable var library = library
        NavigationStack {
            List {
                ForEach($library.items) { $item in
                    Toggle(item.title, isOn: $item.isDone)
                }
                .onDelete { library.items.remove(atOffsets: $0) }
            }
            .navigationTitle("Sample")
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { NewItem() }
        }
    }
}

#Preview("A list of two") {
    @Previewable @State var library = Library()
    ItemList().environment(library).task { await library.load() }
}
