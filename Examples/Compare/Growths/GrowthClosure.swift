import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let growthBeginClosure = Attempt(.closure, region: "begin") { Begin.Screen() }
    static let growthTenClosure = Attempt(.closure, region: "ten") { Ten.Screen() }
    static let growthHeartsClosure = Attempt(.closure, region: "hearts") { Hearts.Screen() }
    static let growthOneStaysClosure = Attempt(.closure, region: "oneStays") { OneStays.Screen() }
    static let growthSendingClosure = Attempt(.closure, region: "sending") { Sending.Screen() }
    static let growthStarsAgainClosure = Attempt(.closure, region: "starsAgain") {
        StarsAgain.Screen()
    }
    static let growthHalvesClosure = Attempt(
        .closure, "a rating for each symbol", loss: "Ratings of one symbol each stand for one.",
        region: "halves"
    ) { Halves.Screen() }
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
        }

        private func question(_ title: String, _ value: Binding<Int>) -> some View {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value, count: 10) { isFilled in
                    Image(systemName: isFilled ? "heart.fill" : "heart")
                }
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
                question("Service", $service, "heart")
                question("Food", $food, "star")
            }
        }

        private func question(_ title: String, _ value: Binding<Int>, _ symbol: String) -> some View
        {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value, count: 10) { isFilled in
                    Image(systemName: isFilled ? "\(symbol).fill" : symbol)
                }
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
                    question("Service", $service, "heart")
                    question("Food", $food, "star")
                }
                .disabled(isSending)
                Button("Send") { isSending = true }
            }
        }

        private func question(_ title: String, _ value: Binding<Int>, _ symbol: String) -> some View
        {
            HStack {
                Text(title)
                    .accessibilityHidden(true)
                Rating(value: value, count: 10) { isFilled in
                    Image(systemName: isFilled ? "\(symbol).fill" : symbol)
                }
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
        let title: String
        @Binding var value: Double
        @Environment(\.layoutDirection) private var direction

        var body: some View {
            HStack {
                Text(title)
                ForEach(0..<10, id: \.self) { index in
                    Rating(value: .constant(1), count: 1) { _ in
                        Image(systemName: name(filledTo: value - Double(index)))
                    }
                    .frame(width: 24)
                    .contentShape(Rectangle())
                    .gesture(
                        SpatialTapGesture().onEnded { tap in
                            let isFirst = (tap.location.x < 12) == (direction == .leftToRight)
                            value = Double(index) + (isFirst ? 0.5 : 1)
                        })
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(title)
            .accessibilityValue("\(value.formatted()) of 10")
            .accessibilityAdjustableAction { direction in
                value = min(max(0, value + (direction == .increment ? 0.5 : -0.5)), 10)
            }
        }

        private func name(filledTo fill: Double) -> String {
            fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
        }
    }

    struct Screen: View {
        @State private var service = 3.0
        @State private var food = 2.0
        @State private var isSending = false

        var body: some View {
            VStack {
                VStack {
                    HalfRating(title: "Service", value: $service)
                    HalfRating(title: "Food", value: $food)
                }
                .disabled(isSending)
                Button("Send") { isSending = true }
            }
        }
    }
    // endregion
}
