import RatingLibraries
import Tessera
import TesseraDrawing
import TesseraEvaluation

extension [Variation] {
    /// The changes under which an attempt must still do its task.
    static let every: [Variation] = [
        .twice, .rightToLeft, .scrolling, .list, .larger, .stored, .disabled,
        .tinted, .fainter, .seven,
    ]

    /// The same for the screens of a library, whose ratings are not the attempts' own.
    static let everyOfLibrary: [Variation] =
        (every.dropLast() + [.sevenInLibrary])
        .leaving(out: .stored, since: "the library stores the values.")

    /// Returns the variations with some of them left out, for a reason.
    func leaving(out others: Variation..., since reason: String) -> [Variation] {
        map { variation in
            others.contains { $0.name == variation.name }
                ? variation.leftOut(since: reason) : variation
        }
    }

    /// Returns the variations that also apply to read-only ratings.
    var ofReading: [Variation] {
        leaving(out: .stored, .disabled, .fainter, since: "nothing is there to be chosen.")
    }

    /// Returns the variations without the one that replaces a count.
    var ofNoCount: [Variation] {
        leaving(out: .seven, since: "no attempt says how many symbols there are.")
    }
}

extension Variation {
    /// The screen in the row of a list.
    static let list: Variation = Variation("in a list") { screen in
        List { screen }
    }

    /// The value changed by the program.
    static let stored: Variation = Variation(
        "set by the program", change: { $0 },
        check: { screen in
            for value in [1, screen.count, 2] {
                screen.store(value)
                screen.require(
                    "each rating shows and announces what the program stores",
                    screen.areStored(screen.shares.map { Double($0) })
                        && screen.shares.allSatisfy { $0 == value }
                        && screen.announced.filter(\.isAdjustable)
                            .allSatisfy { $0.value?.hasPrefix("\(value) ") == true }
                )
            }
        })

    /// The screen in a larger font, which images follow.
    static let larger: Variation = Variation("with larger symbols") { screen in
        screen.font(.largeTitle)
    }

    /// Seven symbols, where an attempt says that there are five.
    static let seven = Variation.given("with seven symbols", 7)

    /// Seven symbols, where a library says how many there are.
    static let sevenInLibrary: Variation = Variation(
        seven.name, change: { $0.environment(\.symbolCount, 7) }, given: 7)

    /// The screen put out of use.
    static let disabled: Variation = Variation(
        "going out of use", change: { Switched(screen: $0) },
        check: { screen in
            let before = screen.symbols(Look.any)
            screen.host.environment.isSwitched = true
            // Two ratings are enough of those of a large screen.
            for symbol in before.prefix(2 * screen.count) { screen.tap(at: symbol.center) }
            screen.step(0, .increment)
            screen.require(
                "nothing changes",
                !before.isEmpty
                    && screen.symbols(Look.any).map(\.share) == before.map(\.share))
            screen.require(
                "it is announced as out of use",
                screen.announced.contains { !$0.isEnabled }
                    && !screen.announced.contains(where: \.isAdjustable))
        })

    /// The same for a look that fades ratings out of use.
    static let faded: Variation = Variation(
        disabled.name, change: { Switched(screen: $0) },
        check: { screen in
            screen.host.environment.isSwitched = true
            let symbols = screen.symbols(Look.any)
            screen.require(
                "all of them are faded",
                !symbols.isEmpty && symbols.allSatisfy { $0.opacity < 0.31 })
        })

    /// The screen with a tint, which filled symbols take with the designs whose basic rating does so.
    static let tinted: Variation = Variation(
        "in a tint", change: { $0.tint(.yellow) },
        check: { screen in
            let paint = Paint.of(.yellow)
            let filled = screen.symbols(Look.any).filter { $0.share > 0 }
            screen.require(
                "filled symbols take it",
                !filled.isEmpty && filled.allSatisfy { $0.paint == paint })
        }
    ).only(of: .proposedControl, since: "the basic ratings of the others do not take the tint.")

    /// The screen out of use, where it is fainter with the designs whose basic rating is so.
    static let fainter: Variation = Variation(
        "fainter out of use", change: { Switched(screen: $0) },
        check: { screen in
            let before = screen.symbols(Look.any)
            screen.host.environment.isSwitched = true
            let after = screen.symbols(Look.any)
            screen.require(
                "each symbol is fainter",
                !before.isEmpty && after.count == before.count
                    && zip(before, after).allSatisfy {
                        $0.paint != $1.paint || $0.opacity > $1.opacity
                    })
        }
    ).only(of: .proposedControl, since: "the basic ratings of the others look the same out of use.")
}

/// A screen that is put out of use from outside.
private struct Switched: View {
    let screen: AnyView
    @Environment(\.isSwitched) private var isSwitched

    var body: some View { screen.disabled(isSwitched) }
}

private struct SwitchKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var isSwitched: Bool {
        get { self[SwitchKey.self] }
        set { self[SwitchKey.self] = newValue }
    }
}
