import Observation
import Tessera

// Data that several views share, measures, time and announcements.

@Observable
final class Cart {
    var items: [String: Int] = [:]
    var count: Int { items.values.reduce(0, +) }

    func add(_ item: String) { items[item, default: 0] += 1 }
}

struct Shop: View {
    @State private var cart = Cart()

    var body: some View {
        VStack {
            ProductRow(name: "Tea")
            ProductRow(name: "Milk")
            CartBadge()
        }
        .environment(cart)
    }
}

struct ProductRow: View {
    let name: String
    @Environment(Cart.self) private var cart

    var body: some View { Button("Add \(name)") { cart.add(name) } }
}

struct CartBadge: View {
    @Environment(Cart.self) private var cart

    var body: some View { Text("^[\(cart.count) item](inflect: true)", comment: "cart") }
}

#Preview {
    Shop().environment(Cart())
}

@Observable
final class Profile {
    var name = "Ada"
    var isPublic = false
}

struct ProfileEditor: View {
    @Bindable var profile: Profile

    var body: some View {
        TextField("Name", text: $profile.name)
        Toggle("Public", isOn: $profile.isPublic)
        Text(profile.isPublic ? "\(profile.name) is public" : "Hidden")
    }
}

#Preview { ProfileEditor(profile: Profile()) }

final class Stopwatch: ObservableObject {
    @Published private(set) var laps: [Int] = []

    func lap() { laps.append(laps.count + 1) }
}

struct Laps: View {
    @StateObject private var watch = Stopwatch()

    var body: some View {
        Button("Lap") { watch.lap() }
        ForEach(watch.laps.reversed(), id: \.self) { Text("Lap \($0)") }
    }
}

#Preview { Laps() }

struct Skin {
    var accent = Color.blue
    var corner = 8.0
}

extension EnvironmentValues {
    @Entry var skin = Skin()
}

struct Skinned: View {
    @Environment(\.skin) private var skin

    var body: some View {
        Text("Skin").padding().background(skin.accent, in: .rect(cornerRadius: skin.corner))
    }
}

struct Skins: View {
    @State private var skin = Skin()

    var body: some View {
        Skinned().environment(\.skin, skin)
        Button("Round") { skin.corner = 20 }
    }
}

#Preview("With a variable") {
    @Previewable @State var skin = Skin(accent: .green)
    Skinned().environment(\.skin, skin)
}

struct WidestKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct EqualLabels: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(["Name", "Telephone"], id: \.self) { label in
                Text(label)
                    .background {
                        GeometryReader { proxy in
                            Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
                        }
                    }
                    .frame(width: width, alignment: .trailing)
            }
        }
        .onPreferenceChange(WidestKey.self) { width = $0 }
    }
}

#Preview { EqualLabels() }

struct Bars: View {
    let values = [0.2, 0.8, 0.5]

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(values.indices, id: \.self) { index in
                    Rectangle().fill(.tint).frame(height: proxy.size.height * values[index])
                }
            }
        }
        .frame(height: 100)
    }
}

#Preview { Bars() }

struct Egg: View {
    @State private var seconds = 3
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text(seconds > 0 ? "\(seconds) s" : "Done")
            .onReceive(timer) { _ in if seconds > 0 { seconds -= 1 } }
    }
}

#Preview { Egg() }

struct Passcode: View {
    @State private var code = ""
    @State private var message = ""

    var body: some View {
        TextField("Code", text: $code)
            .onChange(of: code) { message = code.allSatisfy(\.isNumber) ? "" : "Digits only" }
        if !message.isEmpty { Label(message, systemImage: "exclamationmark.triangle") }
    }
}

#Preview { Passcode() }

struct SpokenRating: View {
    @State private var stars = 3

    var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { Image(systemName: $0 <= stars ? "star.fill" : "star") }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars = min(5, stars + 1)
            case .decrement: stars = max(1, stars - 1)
            @unknown default: break
            }
        }
    }
}

#Preview { SpokenRating() }

struct Adaptive: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @ScaledMetric(relativeTo: .body) private var spacing = 8.0

    var body: some View {
        let layout =
            width == .regular
            ? AnyLayout(HStackLayout(spacing: spacing)) : AnyLayout(VStackLayout(spacing: spacing))
        layout {
            Text("One")
            Text("Two")
        }
        .animation(reducesMotion ? nil : .default, value: width)
    }
}

#Preview { Adaptive() }

struct Growing: View {
    @Namespace private var space
    @State private var isOpen = false

    var body: some View {
        Group {
            if isOpen {
                RoundedRectangle(cornerRadius: 16).matchedGeometryEffect(id: "card", in: space)
                    .frame(height: 120)
            } else {
                Circle().matchedGeometryEffect(id: "card", in: space).frame(width: 40)
            }
        }
        .onTapGesture { withAnimation(.smooth) { isOpen.toggle() } }
        Text(isOpen ? "Open" : "Closed")
    }
}

#Preview { Growing() }
