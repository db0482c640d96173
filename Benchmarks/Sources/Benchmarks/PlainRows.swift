import Tessera

/// The rows for ratings without a style.
@MainActor
enum PlainRows {
    static let all = [
        Row(
            "build", target: 3, baseline: BaselineWork.buttons.build,
            tessera: TesseraWork.build { Screen(ids: Array(0..<$0)) }),
        Row(
            "tap, own state", sizes: .taps, target: 20, baseline: BaselineWork.buttons.tap,
            tessera: TesseraWork.tap(bodies: 1) { Screen(ids: Array(0..<$0)) }),
        Row(
            "tap, state lifted", sizes: .taps, target: 0.15, baseline: BaselineWork.buttons.build,
            tessera: TesseraWork.tap(bodies: 1) { BoundScreen(count: $0) }),
        Row(
            "… parent reads it", sizes: .taps, baseline: BaselineWork.buttons.build,
            tessera: TesseraWork.tap(taps: { max(2, 20_000 / $0) }, bodies: 2) {
                ReadingScreen(count: $0)
            }),
        Row(
            "restyle at the root", target: 10, baseline: BaselineWork.buttons.restyle,
            tessera: TesseraWork.change(bodies: { $0 + 1 }) {
                Screen(ids: Array(0..<$0), symbol: $1)
            }),
        Row(
            "… in the host", target: 10, baseline: BaselineWork.buttons.restyle,
            tessera: TesseraWork.changeEnvironment { HostedScreen(count: $0) }),
        Row(
            "… the bodies alone", baseline: BaselineWork.buttons.restyle,
            tessera: TesseraWork.bodies {
                LooseRating(value: .constant(3), filledSymbol: $0).body
            }),
        Row(
            "move first to end", baseline: BaselineWork.buttons.build,
            tessera: TesseraWork.move { Screen(ids: $0) }),
        Row(
            "print", baseline: BaselineWork.buttons.print,
            tessera: TesseraWork.print { Screen(ids: Array(0..<$0)) }),
        Row(
            "… against building", target: .aim(2),
            baseline: TesseraWork.build { Screen(ids: Array(0..<$0)) },
            tessera: TesseraWork.print { Screen(ids: Array(0..<$0)) }),
        Row(
            "find a text", target: 0.1,
            baseline: TesseraWork.print { Screen(ids: Array(0..<$0)) },
            tessera: TesseraWork.find({ .text("★")[3 * $0 - 1] }) { Screen(ids: Array(0..<$0)) }),
        Row(
            "… a type", target: 0.1,
            baseline: TesseraWork.print { Screen(ids: Array(0..<$0)) },
            tessera: TesseraWork.find({ .type("StarRating")[$0 - 1] }) {
                Screen(ids: Array(0..<$0))
            }),
        Row(
            "… a path", target: 0.1,
            baseline: TesseraWork.print { Screen(ids: Array(0..<$0)) },
            tessera: TesseraWork.find({
                .path("Screen/VStack/StarRating[\($0 - 1)]/HStack/Text[4]")
            }) {
                Screen(ids: Array(0..<$0))
            }),
        Row(
            "memory", target: 2, baseline: BaselineWork.buttons.memory,
            tessera: TesseraWork.memory { Screen(ids: Array(0..<$0)) }),
        Row(
            "tear down", baseline: BaselineWork.buttons.tearDown,
            tessera: TesseraWork.tearDown { Screen(ids: Array(0..<$0)) }),
    ]
}
