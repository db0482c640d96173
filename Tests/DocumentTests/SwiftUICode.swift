import Foundation
import Observation
import Tessera

// Every name that SwiftUI.md says is here, used as in SwiftUI: `SwiftUIPageTests` looks for each of them.

struct Views: View {
    @ViewBuilder var body: some View {
        Group {
            Text("a")
            Image(systemName: "star")
            Label("Star", systemImage: "star")
            Color.red
            Divider()
            Spacer()
            EmptyView()
            AnyView(Text("b"))
        }
        ForEach(0..<2) { Text("\($0)") }
    }
}

struct Diagonal: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 10, height: 10) }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

struct Stacks: View {
    @State private var width: CGFloat = 0

    var body: some View {
        HStack {
            VStack {
                ZStack { Text("a") }
            }
            ViewThatFits { Text("b") }
            Diagonal { Text("c") }
            AnyLayout(HStackLayout()) { Text("d") }
            GeometryReader { Text("\($0.size.width)") }
            ScrollView { Text("e") }
        }
        .frame(width: 100).padding().offset(x: 1).position(x: 50, y: 50).fixedSize()
        .aspectRatio(1, contentMode: .fit).layoutPriority(1)
        .alignmentGuide(.leading) { $0.width }
        .overlay { Text("f") }.background { Text("g") }.mask { Rectangle() }.zIndex(1)
        .ignoresSafeArea().coordinateSpace(.named("page"))
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
    }
}

nonisolated struct Wedge: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Shapes: View {
    var body: some View {
        Wedge().fill(.red)
        Rectangle().stroke(.blue)
        RoundedRectangle(cornerRadius: 3)
        Circle()
        Ellipse()
        Capsule()
        Text("a").clipShape(Circle())
    }
}

struct Look: View {
    var body: some View {
        Text("a")
            .font(.title).fontWeight(.bold).bold().italic().foregroundStyle(.red)
            .foregroundColor(.blue).tint(.green).opacity(0.5).border(.red).cornerRadius(3)
            .shadow(radius: 2).imageScale(.large).symbolVariant(.fill).controlSize(.small)
            .redacted(reason: .placeholder).unredacted().hidden().labelsHidden().lineLimit(2)
            .multilineTextAlignment(.center)
    }
}

struct Controls: View {
    @State private var isOn = true
    @State private var number = 0.5
    @State private var count = 1
    @State private var words = ""

    var body: some View {
        Button("Save") {}
        Toggle("On", isOn: $isOn)
        Slider(value: $number)
        Stepper("Count", value: $count)
        Picker("Count", selection: $count) { Text("1").tag(1) }
        TextField("Title", text: $words)
        SecureField("Word", text: $words)
        TextEditor(text: $words)
        Gauge(value: number) { Text("Level") }
        LabeledContent("Author", value: "Borges")
    }
}

struct Faint: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }
}

struct Slow: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Bare: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.title }
}

struct PlainGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
}

struct Styles: View {
    var body: some View {
        Controls().buttonStyle(Faint()).buttonStyle(Slow()).toggleStyle(Checked())
            .labelStyle(Bare()).gaugeStyle(PlainGauge()).labeledContentStyle(Stacked())
    }
}

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
            }
        }
        Form { Text("a") }
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
                .toolbar { ToolbarItem { Button("Back") { dismiss() } } }
                .sheet(isPresented: $isShown) { Text("sheet") }
                .alert("Sure?", isPresented: $isShown) { Button("Yes") {} }
        }
        NavigationView { Text("older") }
    }
}

struct Touches: View {
    @GestureState private var isHeld = false
    @GestureState private var drag: CGSize?

    var body: some View {
        Text("a").onTapGesture {}.contentShape(Rectangle()).allowsHitTesting(true).disabled(true)
        Text(isHeld ? "held" : "free")
            .gesture(hold, isEnabled: true)
            .simultaneousGesture(TapGesture(count: 2).onEnded {})
            .highPriorityGesture(SpatialTapGesture().onEnded { _ in }, isEnabled: false)
            .onTapGesture(count: 2, coordinateSpace: .global) { _ in }
            .onLongPressGesture(minimumDuration: 1) {
            } onPressingChanged: { _ in
            }
            .onHover { _ in }
            .onContinuousHover { phase in
                if case .active(let place) = phase { _ = place.x }
            }
        Rectangle().gesture(Both(drag: $drag))
        Rectangle().gesture(
            AnyGesture(ExclusiveGesture(TapGesture(count: 2), TapGesture()).map { _ in true }))
    }

    private var hold: some Gesture {
        LongPressGesture(minimumDuration: 0.5)
            .updating($isHeld) { isPressed, isHeld, transaction in
                isHeld = isPressed
                transaction.animation = .easeIn
            }
    }

    /// A gesture of one's own, whose value is that of its body.
    struct Both: Gesture {
        let drag: GestureState<CGSize?>

        var body: some Gesture {
            SimultaneousGesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .local)
                    .updating(drag) { value, drag, _ in drag = value.translation }
                    .onChanged { _ = ($0.location, $0.predictedEndTranslation, $0.velocity) },
                SequenceGesture(LongPressGesture(), DragGesture())
            )
            .onEnded { _ = $0.first?.startLocation }
        }
    }
}

struct Keys: View {
    @FocusState private var isHere: Bool

    var body: some View {
        Text("a").focusable().focused($isHere)
            .onKeyPress(KeyEquivalent.space) { .handled }
            .onKeyPress { $0.modifiers == EventModifiers.command ? .handled : .ignored }
    }
}

struct Spoken: View {
    var body: some View {
        Text("a").accessibilityLabel("b").accessibilityValue("c").accessibilityHint("d")
            .accessibilityHidden(false).accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton).accessibilityAction {}
            .accessibilityAdjustableAction { _ in }
            .accessibilityRepresentation { Text("e") }.accessibilityIdentifier("f")
    }
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
