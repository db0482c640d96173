import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let growthBeginBuilders = Attempt(.builders, region: "begin") { Begin.Screen() }
    static let growthTenBuilders = Attempt(.builders, region: "ten") { Ten.Screen() }
    static let growthHeartsBuilders = Attempt(.builders, region: "hearts") { Hearts.Screen() }
    static let growthOneStaysBuilders = Attempt(.builders, region: "oneStays") { OneStays.Screen() }
    static let growthSendingBuilders = Attempt(.builders, region: "sending") { Sending.Screen() }
    static let growthStarsAgainBuilders = Attempt(.builders, region: "starsAgain") {
        StarsAgain.Screen()
    }
    static let growthHalvesBuilders = Attempt(.builders, region: "halves") { Halves.Screen() }
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
            .ratingSymbol(systemImage: "heart")
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
                    .ratingSymbol(systemImage: "star", half: "star.leadinghalf.filled")
            }
            .ratingSymbol(systemImage: "heart")
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
                        .ratingSymbol(systemImage: "star", half: "star.leadinghalf.filled")
                }
                .ratingSymbol(systemImage: "heart")
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
