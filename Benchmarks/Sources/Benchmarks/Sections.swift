import Tessera

/// The sections of the table, each for a kind of rating.
@MainActor
enum Sections {
    static let all = [
        ("plain", PlainRows.all),
        ("styled", StyledRows.all),
        ("layout, plain", LayoutRows.plain),
        ("layout, styled", LayoutRows.styled),
        ("drawn", DrawingRows.all),
        ("motion", MotionRows.all),
        (
            "texts",
            rows(.texts) { TextScreen(count: $0, symbol: $1) }
        ),
        (
            "buttons",
            rows(
                .buttons,
                Targets(build: 6, tap: 20, restyle: 30, memory: 2.5)
            ) {
                ButtonScreen(count: $0, symbol: $1)
            } + withoutStyles({ ButtonScreen(count: $0) }, { BareButtonScreen(count: $0) })
        ),
        (
            "buttons, own style",
            rows(
                .buttons,
                Targets(build: 7.8, tap: 26, restyle: 39, memory: .aim(3.25))
            ) {
                FadingButtonScreen(count: $0, symbol: $1)
            }
                + withoutStyles(
                    { FadingButtonScreen(count: $0) }, { BareFadingButtonScreen(count: $0) })
        ),
        (
            "proposed control",
            rows(
                .buttons, touch: .press,
                Targets(build: 10, tap: .aim(60), memory: 4.5)
            ) {
                ControlScreen(count: $0, symbol: $1)
            }
                + withoutStyles(
                    touch: .press, { ControlScreen(count: $0) }, { BareControlScreen(count: $0) })
                + [
                    Row(
                        "press, in a list", target: 2,
                        baseline: TesseraWork.tap(.press) { ControlScreen(count: $0) },
                        tessera: TesseraWork.tap(.press) { ControlList(count: $0) })
                ]
        ),
    ]

    /// Returns the rows that compare a control with an equivalent control without a style.
    private static func withoutStyles<Styled: View, Bare: View>(
        touch: Touch = .action, _ styled: @escaping @MainActor (Int) -> Styled,
        _ bare: @escaping @MainActor (Int) -> Bare
    ) -> [Row] {
        [
            Row(
                "… against no style", sizes: [1_000],
                baseline: TesseraWork.build(bare), tessera: TesseraWork.build(styled)),
            Row(
                touch == .press ? "press, … no style" : "tap, … no style", sizes: [1_000],
                baseline: TesseraWork.tap(touch, bare), tessera: TesseraWork.tap(touch, styled)),
            Row(
                "memory, … no style", sizes: [1_000],
                baseline: TesseraWork.memory(bare), tessera: TesseraWork.memory(styled)),
        ]
    }

    struct Targets {
        var build, tap, restyle, memory: Row.Target?
    }

    /// Returns the rows for a kind of rating that owns its value.
    private static func rows<Content: View>(
        _ baseline: BaselineWork, touch: Touch = .action, _ targets: Targets = Targets(),
        _ screen: @escaping @MainActor (Int, String) -> Content
    ) -> [Row] {
        let content: @MainActor (Int) -> Content = { screen($0, "★") }
        return [
            Row(
                "build", target: targets.build, baseline: baseline.build,
                tessera: TesseraWork.build(content)),
            Row(
                touch == .press ? "press and release" : "tap, own state", target: targets.tap,
                baseline: touch == .press ? baseline.pressAndRelease : baseline.tap,
                tessera: TesseraWork.tap(touch, content)),
            Row(
                "restyle at the root", target: targets.restyle,
                baseline: baseline.restyle,
                tessera: TesseraWork.change(screen)),
            Row(
                "memory", target: targets.memory, baseline: baseline.memory,
                tessera: TesseraWork.memory(content)),
            Row(
                "read aloud", target: .aim(1), baseline: TesseraWork.print(content),
                tessera: TesseraWork.read(content)),
            Row(
                "nodes a rating", sizes: [1_000], unit: .count, baseline: baseline.nodes,
                tessera: TesseraWork.nodes(content)),
            Row(
                "bodies a tap", sizes: [1_000], unit: .count,
                tessera: TesseraWork.bodiesOfTap(touch, content)),
        ]
    }
}
