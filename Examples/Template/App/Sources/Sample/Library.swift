import Observation

/// A thing in the list.
struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

/// The items of the app.
@MainActor
@Observable
final class Library {
    var items: [Item] = []

    /// Loads the items, as from a file or a server.
    func load() async {
        guard items.isEmpty else { return }
        add("First")
        add("Second")
    }

    /// Adds an item with a title, unless the title is empty.
    func add(_ title: String) {
        guard !title.isEmpty else { return }
        items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, title: title))
    }
}
