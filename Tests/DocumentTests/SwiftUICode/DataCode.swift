import Observation
import Tessera

// The data, lists, screens and changes that SwiftUI.md lists as available, used as in SwiftUI.
// `SwiftUIPageTests` runs it.

struct WidestKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var pageDepth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

struct Counted: DynamicProperty {
    @State var count = 0
}

@Observable final class Reader {
    var name = "Ada"
}

struct Part: View {
    @Binding var count: Int
    @Bindable var reader: Reader
    @Environment(\.pageDepth) private var depth
    private var counted = Counted()

    init(count: Binding<Int>, reader: Reader) {
        _count = count
        self.reader = reader
    }

    var body: some View {
        TextField("\(count) \(depth) \(counted.count)", text: $reader.name)
            .preference(key: WidestKey.self, value: count)
    }
}

final class Shelf: ObservableObject {
    @Published var titles = ["a"]
}

struct Observing: View {
    @ObservedObject var shelf: Shelf
    @EnvironmentObject private var given: Shelf
    @ScaledMetric(relativeTo: .body) private var size = 8.0
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    @Environment(\.scenePhase) private var phase
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.displayScale) private var scale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        TextField("\(given.titles.count) \(width == .compact)", text: $shelf.titles[0])
            .padding(size)
            .opacity(phase == .active && height == .regular && typeSize < .xLarge ? scale / 2 : 0)
        if !reducesMotion, !reducesTransparency, !differentiates {
            Text(timeZone.identifier + "\(calendar.identifier)")
        }
    }
}

struct DataFlow: View {
    @State private var count = 1
    @State private var widest = 0
    @StateObject private var shelf = Shelf()

    var body: some View {
        Observing(shelf: shelf).environmentObject(shelf)
        Part(count: $count, reader: Reader()).onPreferenceChange(WidestKey.self) { widest = $0 }
    }
}

struct Lists: View {
    @State private var books = ["a", "b"]

    var body: some View {
        List {
            Section("Books") {
                ForEach(books, id: \.self) { Text($0) }
                    .onDelete { books.remove(atOffsets: $0) }
                    .onMove { books.move(fromOffsets: $0, toOffset: $1) }
                    .deleteDisabled(books.isEmpty).moveDisabled(books.count < 2)
            }
        }
        .searchable(text: $books[0], prompt: "Title")
        EditButton()
        Form { Section(header: Text("Others")) { Text("a") } }
    }
}

struct Screens: View {
    @State private var path = NavigationPath()
    @State private var isShown = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("Next", value: 1)
                .navigationDestination(for: Int.self) { Text("\($0)") }
                .navigationTitle("Books")
                .toolbar { back }
                .sheet(isPresented: $isShown) { Text("sheet") }
                .alert("Sure?", isPresented: $isShown) { Button("Yes") {} }
                .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
                    Button("Yes") {}
                }
                .fullScreenCover(isPresented: $isShown) { Text("cover") }
                .popover(isPresented: $isShown) { Text("a").interactiveDismissDisabled() }
        }
        NavigationView { Text("older") }
    }

    @ToolbarContentBuilder private var back: some ToolbarContent {
        ToolbarItem { Button("Back") { dismiss() } }
        ToolbarItemGroup(placement: .bottomBar) {
            Button("a") {}
            Button("b") {}
        }
    }
}

struct Changes: View {
    @Environment(\.accessibilityReduceMotion) private var isReduced
    @State private var count = 0

    var body: some View {
        Button("\(count)") { withAnimation(Animation.easeIn) { count += 1 } }
            .onAppear {}.onDisappear {}.onChange(of: count) {}.task {}
            .animation(.default, value: count).transition(.opacity)
            .animation(.timingCurve(0.1, 0, 0.9, 1), value: isReduced)
            .animation(.interpolatingSpring(stiffness: 100, damping: 10), value: isReduced)
            .animation(.easeIn.logicallyComplete(after: 0.1), value: isReduced)
            .transaction { $0.disablesAnimations = isReduced }
            .sensoryFeedback(.selection, trigger: count)
    }
}

struct Program: App {
    var body: some Scene {
        WindowGroup { Views() }.defaultSize(width: 300, height: 200)
    }
}

struct Previews: PreviewProvider {
    static var previews: some View { Views() }
}

#Preview("Changes") {
    @Previewable @State var name = "a"
    TextField("Name", text: $name)
    Changes()
}

extension EnvironmentValues {
    @Entry var price = 3
}

struct Served: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @State private var seconds = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]

    var body: some View {
        if let url = URL(string: "https://example.com") {
            Link("\(seconds)", destination: url)
            Button(isSearching ? "a" : "b") {
                openURL(url)
                dismissSearch()
            }
            .onReceive(timer) { _ in seconds += 1 }
        }
        LazyVGrid(columns: columns, spacing: 8) { ForEach(0..<3) { Text("\($0)") } }
        LazyHGrid(rows: [GridItem(.fixed(30), spacing: 1)]) { Text("a") }
    }
}
