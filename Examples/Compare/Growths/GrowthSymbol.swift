import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let growthBeginSymbol = Attempt(.symbol, region: "begin") { Begin.Screen() }
    static let growthTenSymbol = Attempt(.symbol, region: "ten") { Ten.Screen() }
    static let growthHeartsSymbol = Attempt(.symbol, region: "hearts") { Hearts.Screen() }
    static let growthOneStaysSymbol = Attempt(.symbol, region: "oneStays") { OneStays.Screen() }
    static let growthSendingSymbol = Attempt(.symbol, region: "sending") { Sending.Screen() }
    static let growthStarsAgainSymbol = Attempt(.symbol, region: "starsAgain") {
        StarsAgain.Screen()
    }
    static let growthHalvesSymbol = Attempt(.symbol, region: "halves") { Halves.Screen() }
}

private enum Begin {
    // region: begin
    struct Screen: View {
        @State private var service = 3
        @State private var food = 2

        var body: some View {
            VStack {
                question("Service", $service)
                question("Food", $food)
            }
        }

        private func question(_ title: String, _ value: Binding<Int>) -> some View {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value)
                    .accessibilityLabel(title)
            }
        }
    }
    // endregion
}

private enum Ten {
    // region: ten
    struct Screen: View {
        @State private var service = 3
        @State private var food = 2

        var body: some View {
            VStack {
                question("Service", $service)
                question("Food", $food)
            }
        }

        private func question(_ title: String, _ value: Binding<Int>) -> some View {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value, count: 10)
                    .accessibilityLabel(title)
            }
        }
    }
    // endregion
}

private enum Hearts {
    // region: hearts
    struct Screen: View {
        @State private var service = 3
        @State private var food = 2

        var body: some View {
            VStack {
                question("Service", $service)
                question("Food", $food)
            }
            .ratingStyle(.systemImage("heart"))
        }

        private func question(_ title: String, _ value: Binding<Int>) -> some View {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value, count: 10)
                    .accessibilityLabel(title)
            }
        }
    }
    // endregion
}

private enum OneStays {
    // region: oneStays
    struct Screen: View {
        @State private var service = 3
        @State private var food = 2

        var body: some View {
            VStack {
                question("Service", $service)
                question("Food", $food)
                    .ratingStyle(.star)
            }
            .ratingStyle(.systemImage("heart"))
        }

        private func question(_ title: String, _ value: Binding<Int>) -> some View {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value, count: 10)
                    .accessibilityLabel(title)
            }
        }
    }
    // endregion
}

private enum Sending {
    // region: sending
    struct Screen: View {
        @State private var service = 3
        @State private var food = 2
        @State private var isSending = false

        var body: some View {
            VStack {
                VStack {
                    question("Service", $service)
                    question("Food", $food)
                        .ratingStyle(.star)
                }
                .ratingStyle(.systemImage("heart"))
                .disabled(isSending)
                Button("Send") { isSending = true }
            }
        }

        private func question(_ title: String, _ value: Binding<Int>) -> some View {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value, count: 10)
                    .accessibilityLabel(title)
            }
        }
    }
    // endregion
}

private enum StarsAgain {
    // region: starsAgain
    struct Screen: View {
        @State private var service = 3
        @State private var food = 2
        @State private var isSending = false

        var body: some View {
            VStack {
                VStack {
                    question("Service", $service)
                    question("Food", $food)
                }
                .disabled(isSending)
                Button("Send") { isSending = true }
            }
        }

        private func question(_ title: String, _ value: Binding<Int>) -> some View {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value, count: 10)
                    .accessibilityLabel(title)
            }
        }
    }
    // endregion
}

private enum Halves {
    // region: halves
    struct HalfRating: View {
        @Binding var value: Double
        @State private var width: CGFloat = 0
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            AverageRating(value: value, count: 10)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
                .contentShape(Rectangle())
                .gesture(SpatialTapGesture().onEnded { value = half(at: $0.location) })
                .accessibilityAdjustableAction { direction in
                    value = min(max(0, value + (direction == .increment ? 0.5 : -0.5)), 10)
                }
        }

        private func half(at point: CGPoint) -> Double {
            let x = direction == .leftToRight ? point.x : width - point.x
            return min(max(1, (x / max(1, width) * 20).rounded(.down) + 1), 20) / 2
        }
    }

    struct Screen: View {
        @State private var service = 3.0
        @State private var food = 2.0
        @State private var isSending = false

        var body: some View {
            VStack {
                VStack {
                    question("Service", $service)
                    question("Food", $food)
                }
                .disabled(isSending)
                Button("Send") { isSending = true }
            }
        }

        private func question(_ title: String, _ value: Binding<Double>) -> some View {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                HalfRating(value: value)
                    .accessibilityLabel(title)
            }
        }
    }
    // endregion
}
