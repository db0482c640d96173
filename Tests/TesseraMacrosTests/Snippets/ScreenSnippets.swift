import Tessera

// Screens: navigation, sheets, alerts.

struct Recipe: Identifiable, Hashable {
    let id: String
    var minutes: Int
}

struct Cookbook: View {
    private let recipes = [Recipe(id: "Soup", minutes: 30), Recipe(id: "Salad", minutes: 10)]

    var body: some View {
        NavigationStack {
            List(recipes) { recipe in
                NavigationLink(recipe.id, value: recipe)
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
                Text("\(recipe.minutes) minutes").navigationTitle(recipe.id)
            }
        }
    }
}

#Preview { Cookbook() }

struct Levels: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            Button("To level 3") {
                for level in 1...3 { path.append(level) }
            }
            .navigationDestination(for: Int.self) { level in
                VStack {
                    Text("Level \(level)")
                    Button("Back to the start") { path.removeLast(path.count) }
                }
            }
        }
    }
}

#Preview { Levels() }

struct Guest: Identifiable {
    let id = UUID()
    var name: String
}

struct GuestList: View {
    @State private var guest: Guest?

    var body: some View {
        Button("Show Ada") { guest = Guest(name: "Ada") }
            .sheet(item: $guest) { guest in
                GuestSheet(name: guest.name)
                    .presentationDetents([.medium, .large])
                    .presentationDragIndicator(.visible)
            }
    }
}

struct GuestSheet: View {
    let name: String
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("This is \(name)")
            Button("Close", role: .cancel) { dismiss() }
        }
    }
}

#Preview { GuestList() }

struct Onboarding: View {
    @State private var isNew = true

    var body: some View {
        Text("The program")
            .fullScreenCover(isPresented: $isNew) {
                VStack(spacing: 24) {
                    Image(systemName: "sparkles").font(.largeTitle)
                    Button("Begin") { isNew = false }.buttonStyle(.borderedProminent)
                }
            }
    }
}

#Preview { Onboarding() }

struct Trash: View {
    @State private var isAsking = false
    @State private var count = 3

    var body: some View {
        Button("Empty the trash", role: .destructive) { isAsking = true }
            .confirmationDialog(
                "Delete \(count) files?", isPresented: $isAsking, titleVisibility: .visible
            ) {
                Button("Delete", role: .destructive) { count = 0 }
                Button("Cancel", role: .cancel) {}
            }
        Text("\(count) files")
    }
}

#Preview { Trash() }

struct Rename: View {
    @State private var name = "Untitled"
    @State private var isRenaming = false

    var body: some View {
        Text(name).font(.headline)
        Button("Rename") { isRenaming = true }
            .alert("Rename", isPresented: $isRenaming) {
                TextField("Name", text: $name)
                Button("OK") {}
            } message: {
                Text("Choose a new name.")
            }
    }
}

#Preview { Rename() }

struct Tip: View {
    @State private var isShown = false

    var body: some View {
        Button("Tip", systemImage: "lightbulb") { isShown.toggle() }
            .labelStyle(.iconOnly)
            .popover(isPresented: $isShown) {
                Text("Hold to see more.").padding().presentationCompactAdaptation(.popover)
            }
    }
}

#Preview { Tip() }

struct Editor: View {
    @State private var isBold = false

    var body: some View {
        NavigationStack {
            Text("Some words").bold(isBold)
                .navigationTitle("Editor")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Bold", systemImage: "bold") { isBold.toggle() }
                    }
                }
        }
    }
}

#Preview { Editor() }

struct Help: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        if let url = URL(string: "https://example.com/help") {
            Button("Open the manual") { openURL(url) }
            Link("Read online", destination: url)
        }
    }
}

#Preview { Help() }

struct Loader: View {
    @State private var quote: String?

    var body: some View {
        VStack {
            if let quote { Text(quote) } else { ProgressView("Loading…") }
        }
        .task { quote = await load() }
    }

    private func load() async -> String {
        await Task.yield()
        return "Well begun is half done."
    }
}

#Preview { Loader() }
