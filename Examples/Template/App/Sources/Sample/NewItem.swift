import Tessera

/// A sheet that adds an item.
struct NewItem: View {
    @Environment(Library.self) private var library
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""

    var body: some View {
        Form {
            TextField("Title", text: $title)
            Button("Save") {
                library.add(title)
                dismiss()
            }
            .disabled(title.isEmpty)
        }
    }
}
