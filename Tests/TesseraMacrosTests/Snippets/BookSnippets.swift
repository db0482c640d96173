import Observation
import Tessera

// The screens of a known course on building apps: a list of books, a form for a new one, and two ways
// to show its rating. The course stores the books in the system, and here an object keeps them.

struct Novel: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var author: String
    var rating: Int
}

@Observable
final class Bookcase {
    var novels: [Novel] = []

    func insert(_ novel: Novel) { novels.append(novel) }
}

struct BookcaseView: View {
    @State private var bookcase = Bookcase()
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(bookcase.novels) { novel in
                    NavigationLink(value: novel) {
                        HStack {
                            RatingWord(rating: novel.rating)
                                .font(.largeTitle)
                            VStack(alignment: .leading) {
                                Text(novel.title)
                                    .font(.headline)
                                Text(novel.author)
                                    .foregroundStyle(.secondary)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Novels")
            .navigationDestination(for: Novel.self) { Text("About \($0.title)") }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add a novel", systemImage: "plus") {
                        isAdding.toggle()
                    }
                }
            }
            .sheet(isPresented: $isAdding) {
                NovelForm()
            }
        }
        .environment(bookcase)
    }
}

struct NovelForm: View {
    @Environment(Bookcase.self) var bookcase
    @Environment(\.dismiss) var dismiss

    @State private var title = ""
    @State private var author = ""
    @State private var rating = 3
    @State private var genre = "Crime"
    @State private var notes = ""

    let genres = ["Crime", "Fantasy", "Romance"]

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $title)
                    TextField("Author", text: $author)

                    Picker("Genre", selection: $genre) {
                        ForEach(genres, id: \.self) {
                            Text($0)
                        }
                    }
                }

                Section("Your notes") {
                    TextEditor(text: $notes)
                    TappedRating(rating: $rating)
                }

                Section {
                    Button("Keep") {
                        let novel = Novel(title: title, author: author, rating: rating)
                        bookcase.insert(novel)
                        dismiss()
                    }
                }
            }
            .navigationTitle("A new novel")
        }
    }
}

struct TappedRating: View {
    @Binding var rating: Int

    var label = ""

    var maximumRating = 5

    var offImage: Image?
    var onImage = Image(systemName: "star.fill")

    var offColor = Color.gray
    var onColor = Color.yellow

    var body: some View {
        HStack {
            if label.isEmpty == false {
                Text(label)
            }

            ForEach(1..<maximumRating + 1, id: \.self) { number in
                Button {
                    rating = number
                } label: {
                    image(for: number)
                        .foregroundStyle(number > rating ? offColor : onColor)
                }
            }
        }
        .buttonStyle(.plain)
    }

    func image(for number: Int) -> Image {
        if number > rating {
            offImage ?? onImage
        } else {
            onImage
        }
    }
}

#Preview {
    TappedRating(rating: .constant(4))
}

struct RatingWord: View {
    let rating: Int

    var body: some View {
        switch rating {
        case 1:
            Text("poor")
        case 2:
            Text("fair")
        case 3:
            Text("good")
        case 4:
            Text("great")
        default:
            Text("superb")
        }
    }
}

#Preview {
    RatingWord(rating: 3)
}

#Preview {
    BookcaseView()
}

#Preview {
    NovelForm().environment(Bookcase())
}
