import Tessera

// Styles, modifiers, looks and motion.

struct PressedButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16).padding(.vertical, 8)
            .background(isEnabled ? Color.blue.gradient : Color.gray.gradient, in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.snappy, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PressedButtonStyle {
    static var pressed: PressedButtonStyle { PressedButtonStyle() }
}

struct Order: View {
    @State private var isSent = false

    var body: some View {
        Button(isSent ? "Sent" : "Send") { isSent = true }
            .buttonStyle(.pressed)
            .disabled(isSent)
    }
}

#Preview { Order() }

struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

struct Terms: View {
    @State private var agrees = false

    var body: some View {
        Toggle("I agree", isOn: $agrees).toggleStyle(CheckboxStyle())
        if agrees { Text("Thank you") }
    }
}

#Preview { Terms() }

struct UprightLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title2).foregroundStyle(.tint)
            configuration.title.font(.caption)
        }
    }
}

struct Weather: View {
    var body: some View {
        HStack(spacing: 24) {
            Label("Sun", systemImage: "sun.max.fill").symbolRenderingMode(.multicolor)
            Label("Rain", systemImage: "cloud.rain")
        }
        .labelStyle(UprightLabelStyle())
    }
}

#Preview { Weather() }

struct RingProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 6)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Text(fraction, format: .percent)
        }
        .frame(width: 60, height: 60)
    }
}

struct Download: View {
    @State private var done = 0.25

    var body: some View {
        ProgressView(value: done).progressViewStyle(RingProgressStyle())
        Button("More") { withAnimation(.easeOut) { done = min(1, done + 0.25) } }
    }
}

#Preview { Download() }

struct CardModifier: ViewModifier {
    var color = Color.white

    func body(content: Content) -> some View {
        content
            .padding()
            .background(color)
            .clipShape(.rect(cornerRadius: 12, style: .continuous))
            .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    }
}

extension View {
    func card(_ color: Color = .white) -> some View { modifier(CardModifier(color: color)) }
}

struct Cards: View {
    var body: some View {
        VStack {
            Text("First").card()
            Text("Second").card(.mint.opacity(0.3))
        }
    }
}

#Preview { Cards() }

struct Banner<Icon: View, Content: View>: View {
    @ViewBuilder var content: Content
    @ViewBuilder var icon: Icon

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            icon.imageScale(.large)
            VStack(alignment: .leading) { content }
        }
    }
}

struct News: View {
    var isUrgent = true

    var body: some View {
        Banner {
            Text("Update").bold()
            if isUrgent { Text("Install it today.") }
        } icon: {
            Image(systemName: "bell.badge")
        }
    }
}

#Preview { News(isUrgent: false) }

struct Poster: View {
    var body: some View {
        ZStack(alignment: .bottomLeading) {
            LinearGradient(colors: [.purple, .orange], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            Text("Concert")
                .font(.largeTitle.weight(.black))
                .fontDesign(.rounded)
                .padding()
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
                .padding()
        }
        .frame(width: 200, height: 120)
    }
}

#Preview { Poster() }

struct Focusing: View {
    @State private var isSharp = false

    var body: some View {
        Image(systemName: "camera")
            .resizable().scaledToFit().frame(width: 80)
            .blur(radius: isSharp ? 0 : 8)
            .grayscale(isSharp ? 0 : 1)
            .animation(.easeInOut(duration: 0.4), value: isSharp)
            .onTapGesture { isSharp.toggle() }
            .accessibilityLabel("Camera")
    }
}

#Preview { Focusing() }

struct Bounce: View {
    @State private var isLarge = false

    var body: some View {
        Circle().fill(.pink)
            .frame(width: isLarge ? 120 : 60)
            .onTapGesture {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isLarge.toggle() }
            }
    }
}

#Preview { Bounce() }

nonisolated struct Pie: Shape {
    var share: Double
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * share), clockwise: false)
        path.closeSubpath()
        return path
    }
}

struct Budget: View {
    @State private var spent = 0.2

    var body: some View {
        Pie(share: spent).fill(spent > 0.5 ? .red : .green).frame(width: 80, height: 80)
        Button("Spend") { withAnimation { spent += 0.4 } }
    }
}

#Preview { Budget() }

struct Draggable: View {
    @State private var place = CGSize.zero
    @GestureState private var way = CGSize.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 8).fill(.teal)
            .frame(width: 60, height: 60)
            .offset(x: place.width + way.width, y: place.height + way.height)
            .gesture(
                DragGesture()
                    .updating($way) { value, state, _ in state = value.translation }
                    .onEnded { place.width += $0.translation.width })
        Text("x \(Int(place.width))")
    }
}

#Preview { Draggable() }

struct Holding: View {
    @GestureState private var isHeld = false
    @State private var count = 0

    var body: some View {
        Text(isHeld ? "Holding" : "Held \(count) times")
            .gesture(
                LongPressGesture(minimumDuration: 1)
                    .updating($isHeld) { value, state, _ in state = value }
                    .onEnded { _ in count += 1 })
    }
}

#Preview { Holding() }
