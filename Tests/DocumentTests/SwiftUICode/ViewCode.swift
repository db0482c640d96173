import Foundation
import Tessera

// The views and styles that SwiftUI.md lists as available, used as in SwiftUI. `SwiftUIPageTests`
// runs them.

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
            ScrollView { LazyVStack(spacing: 8, pinnedViews: [.sectionHeaders]) { Text("e") } }
            LazyHStack { Text("f") }
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

nonisolated struct Wedge: Shape, Animatable {
    var animatableData = AnimatablePair(0.5, 1.0)
    func path(in rect: CGRect) -> Path { Path(rect) }
    func length(of vector: some VectorArithmetic) -> Double { vector.magnitudeSquared }
}

struct Shapes: View {
    var body: some View {
        Wedge().fill(.red)
        Rectangle().stroke(.blue)
        RoundedRectangle(cornerRadius: 3)
        Circle().strokeBorder(lineWidth: 2)
        inset(Ellipse())
        Capsule()
        AnyShape(Circle())
        Text("a").equatable().clipShape(Circle())
        Circle().trim(from: 0.1, to: 0.5).rotation(.degrees(20)).scale(2).offset(x: 1).stroke()
        gradients
    }

    @ViewBuilder private var gradients: some View {
        let colors = Gradient(colors: [.red, .blue])
        Circle().strokeBorder(AngularGradient(gradient: colors, center: .center), lineWidth: 4)
        Circle().fill(.conicGradient(colors, center: .top, angle: .degrees(20)))
        AngularGradient(
            colors: [.red, .blue], center: .top, startAngle: .zero, endAngle: .degrees(90))
        RadialGradient(
            stops: [.init(color: .blue, location: 0.3)], center: .top, startRadius: 2, endRadius: 4)
        Circle().fill(.radialGradient(colors, center: .center, startRadius: 0, endRadius: 9))
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        Capsule().fill(.background.tertiary).foregroundStyle(.tint.secondary)
    }

    private func inset(_ shape: some InsettableShape) -> some View {
        shape.inset(by: 2).stroke().geometryGroup()
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
        Text("a")
            .blur(radius: 1).brightness(0.1).contrast(0.9).saturation(2).grayscale(0.1)
            .hueRotation(.degrees(9)).colorInvert().colorMultiply(.red).blendMode(.multiply)
            .compositingGroup().drawingGroup()
        Text("a")
            .background(.ultraThinMaterial).background(.thinMaterial).background(.regularMaterial)
            .background(.thickMaterial, in: Circle()).background(.ultraThickMaterial)
            .background(Material.bar)
            .scaleEffect(2).rotationEffect(.degrees(30))
            .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
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
        ProgressView("Loading", value: number, total: 1)
        ProgressView()
        GroupBox("Box") { Text("a") }
        DisclosureGroup("More", isExpanded: $isOn) { Text("a") }
        ContentUnavailableView("None", systemImage: "star", description: Text("a"))
        ContentUnavailableView.search
        Menu("Edit", systemImage: "pencil") { Button("Copy") {} }
        Menu {
            Toggle("On", isOn: $isOn)
            Picker("Count", selection: $count) { Text("1").tag(1) }
        } label: {
            Text("More")
        }
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

struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct Boxed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
}

struct Opened: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
}

struct Styles: View {
    var body: some View {
        Controls().buttonStyle(Faint()).buttonStyle(Slow()).toggleStyle(Checked())
            .labelStyle(Bare()).gaugeStyle(PlainGauge()).labeledContentStyle(Stacked())
            .progressViewStyle(Percent()).groupBoxStyle(Boxed()).disclosureGroupStyle(Opened())
        ProgressView().progressViewStyle(.circular)
        ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
        ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
    }
}
