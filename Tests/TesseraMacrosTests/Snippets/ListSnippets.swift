import Observation
import Tessera

// Lists, grids and groups.

struct Groceries: View {
    @State private var items = ["Bread", "Butter", "Jam"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .toolbar { EditButton() }
            .overlay {
                if items.isEmpty {
                    ContentUnavailableView("Nothing to buy", systemImage: "cart")
                }
            }
        }
    }
}

#Preview { Groceries() }

struct Towns: View {
    @State private var query = ""
    private let towns = ["Bern", "Basel", "Zug"]
    private var found: [String] {
        query.isEmpty ? towns : towns.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        List(found, id: \.self) { Text($0) }
            .overlay { TownsHint(count: found.count) }
            .searchable(text: $query, prompt: "Towns")
    }
}

struct TownsHint: View {
    var count: Int
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        if isSearching, count == 0 { Button("Show all") { dismissSearch() } }
    }
}

#Preview { Towns() }

struct Friend: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isNear = false
}

struct Friends: View {
    @State private var friends = [Friend(name: "Ada", isNear: true), Friend(name: "Grace")]

    var body: some View {
        List {
            Section("Near") { ForEach(friends.filter(\.isNear)) { Text($0.name) } }
            Section("Far") {
                ForEach($friends) { $friend in
                    if !friend.isNear { Toggle(friend.name, isOn: $friend.isNear) }
                }
            }
        }
        .listStyle(.insetGrouped)
    }
}

#Preview { Friends() }

struct Swatches: View {
    @State private var chosen: Color?
    private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
    private let columns = [GridItem(.adaptive(minimum: 40))]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(colors, id: \.self) { color in
                    RoundedRectangle(cornerRadius: 8).fill(color).frame(height: 40)
                        .overlay { if chosen == color { Image(systemName: "checkmark") } }
                        .onTapGesture { chosen = color }
                }
            }
            .padding()
        }
    }
}

#Preview { Swatches() }

struct Questions: View {
    @State private var isOpen = false

    var body: some View {
        GroupBox("Help") {
            DisclosureGroup("Where is my order?", isExpanded: $isOpen) {
                Text("It is on its way.").frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding()
    }
}

#Preview { Questions() }

struct Photo: Identifiable {
    let id: Int
    var isFavorite = false
}

@Observable
final class Album {
    var photos = (1...3).map { Photo(id: $0) }
    var favorites: Int { photos.count(where: \.isFavorite) }
}

struct AlbumView: View {
    @State private var album = Album()

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack {
                ForEach($album.photos) { $photo in
                    Button {
                        photo.isFavorite.toggle()
                    } label: {
                        Label(
                            "Photo \(photo.id)",
                            systemImage: photo.isFavorite ? "heart.fill" : "heart"
                        )
                        .symbolEffect(.bounce, value: photo.isFavorite)
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .scrollIndicators(.hidden)
        Text("\(album.favorites) favourites")
    }
}

#Preview { AlbumView() }

struct Inbox: View {
    @State private var unread = 2

    var body: some View {
        List {
            Label("Inbox", systemImage: "tray").badge(unread)
                .listRowSeparator(.hidden)
            Button("Read one") { unread -= 1 }.disabled(unread == 0)
        }
        .headerProminence(.increased)
    }
}

#Preview { Inbox() }

struct Leaderboard: View {
    private let points = ["Ann": 3, "Ben": 5]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(points.sorted { $0.value > $1.value }, id: \.key) { name, points in
                HStack {
                    Text(name)
                    Spacer()
                    Text(points, format: .number).monospacedDigit()
                }
                Divider()
            }
        }
    }
}

#Preview { Leaderboard() }

struct Loading: View {
    @State private var isLoading = true

    var body: some View {
        VStack(alignment: .leading) {
            Text("A headline").font(.headline)
            Text("Some words below it")
        }
        .redacted(reason: isLoading ? .placeholder : [])
        Button("Load") { isLoading = false }
    }
}

#Preview { Loading() }

struct Pages: View {
    @State private var page = 1

    var body: some View {
        VStack {
            Group {
                switch page {
                case 1: Text("Welcome").transition(.slide)
                case 2: Text("Almost there").transition(.opacity)
                default: Text("Done").transition(.scale)
                }
            }
            .id(page)
            Button(page < 3 ? "Next" : "Again") { withAnimation { page = page % 3 + 1 } }
        }
    }
}

#Preview { Pages() }
