import Foundation
import Observation
import Tessera

struct Todo: Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

@Observable
final class TodoStore {
    var todos = [
        Todo(id: 1, title: "Water the plants"), Todo(id: 2, title: "Call Ada", isDone: true),
    ]

    var openCount: Int { todos.filter { !$0.isDone }.count }

    func add(_ title: String) {
        todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: title))
    }
}

struct TodoListView: View {
    @State private var store = TodoStore()
    @State private var newTitle = ""

    var body: some View {
        NavigationStack {
            List {
                Section("\(store.openCount) to do") {
                    ForEach($store.todos) { $todo in
                        Toggle(isOn: $todo.isDone) {
                            Text(todo.title)
                                .strikethrough(todo.isDone)
                                .foregroundStyle(todo.isDone ? .secondary : .primary)
                        }
                    }
                    .onDelete { store.todos.remove(atOffsets: $0) }
                }
                Section {
                    TextField("New to-do", text: $newTitle)
                        .submitLabel(.done)
                        .onSubmit(add)
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("To-dos")
        }
    }

    private func add() {
        guard !newTitle.isEmpty else { return }
        store.add(newTitle)
        newTitle = ""
    }
}

#Preview {
    TodoListView()
}
