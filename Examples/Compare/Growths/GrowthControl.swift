import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let growthBeginControl = Attempt(.control, region: "begin") { Begin.Screen() }
    static let growthTenControl = Attempt(.control, region: "ten") { Ten.Screen() }
    static let growthHeartsControl = Attempt(.control, region: "hearts") { Hearts.Screen() }
    static let growthOneStaysControl = Attempt(.control, region: "oneStays") { OneStays.Screen() }
    static let growthSendingControl = Attempt(.control, region: "sending") { Sending.Screen() }
    static let growthStarsAgainControl = Attempt(.control, region: "starsAgain") {
        StarsAgain.Screen()
    }
    static let growthHalvesControl = Attempt(.control, region: "halves") { Halves.Screen() }
}

private enum Begin {
    // region: begin
    struct Screen: View {
        @State private var service = 3
        @State private var food = 2

        var body: some View {
            VStack {
                Rating("Service", value: $service)
                Rating("Food", value: $food)
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
                Rating("Service", value: $service, in: 0...10)
                Rating("Food", value: $food, in: 0...10)
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
                Rating("Service", value: $service, in: 0...10)
                Rating("Food", value: $food, in: 0...10)
            }
            .ratingSymbolStyle(.systemImage("heart"))
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
                Rating("Service", value: $service, in: 0...10)
                Rating("Food", value: $food, in: 0...10)
                    .ratingSymbolStyle(.star)
            }
            .ratingSymbolStyle(.systemImage("heart"))
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
                    Rating("Service", value: $service, in: 0...10)
                    Rating("Food", value: $food, in: 0...10)
                        .ratingSymbolStyle(.star)
                }
                .ratingSymbolStyle(.systemImage("heart"))
                .disabled(isSending)
                Button("Send") { isSending = true }
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
                    Rating("Service", value: $service, in: 0...10)
                    Rating("Food", value: $food, in: 0...10)
                }
                .disabled(isSending)
                Button("Send") { isSending = true }
            }
        }
    }
    // endregion
}

private enum Halves {
    // region: halves
    struct Screen: View {
        @State private var service = 3.0
        @State private var food = 2.0
        @State private var isSending = false

        var body: some View {
            VStack {
                VStack {
                    Rating("Service", value: $service, in: 0...10, step: 0.5)
                    Rating("Food", value: $food, in: 0...10, step: 0.5)
                }
                .disabled(isSending)
                Button("Send") { isSending = true }
            }
        }
    }
    // endregion
}
