import Tessera

private struct FilledSymbolKey: EnvironmentKey {
    static let defaultValue = "★"
}

extension EnvironmentValues {
    var filledSymbol: String {
        get { self[FilledSymbolKey.self] }
        set { self[FilledSymbolKey.self] = newValue }
    }
}

/// A typical rating that owns its value.
struct StarRating: View {
    @State private var value = 3
    @Environment(\.filledSymbol) private var filledSymbol

    var body: some View {
        HStack {
            ForEach(0..<5) { star in
                Text(star < value ? filledSymbol : "☆")
                    .onTapGesture(perform: Probe.noted { value = star + 1 })
            }
        }
    }
}

/// The content of such a rating's body, without a tree.
@MainActor
struct LooseRating {
    @Binding var value: Int
    let filledSymbol: String

    var body: HStack<ForEach<Range<Int>, Int, some View>> {
        HStack {
            ForEach(0..<5) { star in
                Text(star < value ? filledSymbol : "☆")
                    .onTapGesture(perform: Probe.noted { value = star + 1 })
            }
        }
    }
}

/// Several such ratings.
struct Screen: View {
    var ids: [Int]
    var symbol = "★"

    var body: some View {
        VStack {
            ForEach(ids, id: \.self) { _ in StarRating() }
        }
        .environment(\.filledSymbol, symbol)
    }
}

/// A typical rating with a binding to its value.
struct BoundRating: View {
    @Binding var value: Int
    @Environment(\.filledSymbol) private var filledSymbol

    var body: some View {
        HStack {
            ForEach(0..<5) { star in
                Text(star < value ? filledSymbol : "☆")
                    .onTapGesture(perform: Probe.noted { value = star + 1 })
            }
        }
    }
}

/// Several such ratings, below a parent that passes the elements on without reading them.
struct BoundScreen: View {
    let count: Int
    @State private var values: [Int]

    init(count: Int) {
        self.count = count
        values = Array(repeating: 3, count: count)
    }

    var body: some View {
        VStack {
            ForEach(0..<count) { BoundRating(value: $values[$0]) }
        }
    }
}

/// Several such ratings, below a parent that reads the indices of the elements.
struct ReadingScreen: View {
    @State private var values: [Int]

    init(count: Int) {
        values = Array(repeating: 3, count: count)
    }

    var body: some View {
        VStack {
            ForEach(values.indices, id: \.self) { BoundRating(value: $values[$0]) }
        }
    }
}

/// Several ratings, with the symbol of the host's environment.
struct HostedScreen: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count) { _ in StarRating() }
        }
    }
}
