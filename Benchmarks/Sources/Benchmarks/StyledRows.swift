/// The rows for ratings of `TesseraRating` under a style.
@MainActor
enum StyledRows {
    static let all = [
        Row(
            "build", target: 8, baseline: BaselineWork.buttons.build,
            tessera: TesseraWork.build { StyledScreen(ids: Array(0..<$0)) }),
        Row(
            "tap, own state", sizes: .taps, target: 40, baseline: BaselineWork.buttons.tap,
            tessera: TesseraWork.tap(bodies: 6) { StyledScreen(ids: Array(0..<$0)) }),
        Row(
            "tap, state lifted", sizes: .taps, target: 0.3, baseline: BaselineWork.buttons.build,
            tessera: TesseraWork.tap(bodies: 6) { BoundStyledScreen(count: $0) }),
        Row(
            "restyle at the root", target: 20, baseline: BaselineWork.buttons.restyle,
            tessera: TesseraWork.change(bodies: { 5 * $0 + 1 }) {
                StyledScreen(ids: Array(0..<$0), symbol: $1)
            }),
        Row(
            "move first to end", baseline: BaselineWork.buttons.build,
            tessera: TesseraWork.move { StyledScreen(ids: $0) }),
        Row(
            "print", baseline: BaselineWork.buttons.print,
            tessera: TesseraWork.print { StyledScreen(ids: Array(0..<$0)) }),
        Row(
            "… against building", target: .aim(2),
            baseline: TesseraWork.build { StyledScreen(ids: Array(0..<$0)) },
            tessera: TesseraWork.print { StyledScreen(ids: Array(0..<$0)) }),
        Row(
            "memory", target: 4, baseline: BaselineWork.buttons.memory,
            tessera: TesseraWork.memory { StyledScreen(ids: Array(0..<$0)) }),
        Row(
            "tear down", baseline: BaselineWork.buttons.tearDown,
            tessera: TesseraWork.tearDown { StyledScreen(ids: Array(0..<$0)) }),
    ]
}
