import Observation
import Tessera

// The data, lists, screens and changes that SwiftUI.md lists as available, used as in SwiftUI.
// `SwiftUIPageTests` searches for each name.

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

struct DataFlow: View {
    @State private var count = 1
    @State private var widest = 0

    var body: some View {
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
        }
        NavigationView { Text("older") }
    }

    private var back: some ToolbarContent { ToolbarItem { Button("Back") { dismiss() } } }
}

struct Changes: View {
    @State private var count = 0

    var body: some View {
        Button("\(count)") { withAnimation(Animation.easeIn) { count += 1 } }
            .onAppear {}.onDisappear {}.onChange(of: count) {}.task {}
            .animation(.default, value: count).transition(.opacity)
            .sensoryFeedback(.selection, trigger: count)
    }
}

struct Program: App {
    var body: some Scene {
        WindowGroup { Views() }
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
