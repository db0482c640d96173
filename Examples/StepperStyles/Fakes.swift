import Foundation
import Tessera
import TesseraEvaluation

/// A fake stepper. Nothing changes its value by default.
struct FakeStepper: View {
    var title = "Guests"
    var marks = ["-", "+"]
    /// How much a tap on the last mark adds.
    var step = 0
    /// How much an adjustment adds; `nil` if it cannot be adjusted.
    var adjustment: Int?
    var bounds = 0...5
    @State var value = 2

    var body: some View {
        let row = HStack {
            Text(title)
            Text("\(value)")
            Button(marks[0]) { add(-step) }
            Button(marks[1]) { add(step) }
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityValue("\(value)")
        if let adjustment {
            row.accessibilityAdjustableAction { add($0 == .increment ? adjustment : -adjustment) }
        } else {
            row
        }
    }

    private func add(_ number: Int) {
        value = min(max(bounds.lowerBound, value + number), bounds.upperBound)
    }
}

extension [Impostor] {
    /// Steppers with one thing wrong.
    static let ofSteppers = [
        Impostor("a stepper that is dead") { FakeStepper(adjustment: 1) },
        Impostor("one that steps by two") { FakeStepper(step: 2, adjustment: 1) },
        Impostor("one without ends") { FakeStepper(step: 1, adjustment: 1, bounds: -9...9) },
        Impostor("one whose adjusting is dead") { FakeStepper(step: 1, adjustment: 0) },
        Impostor("one that cannot be adjusted") { FakeStepper(step: 1) },
    ]
}

extension [Attack] {
    /// Ways to spoil a screen of steppers out of use.
    static let ofDisabled = [
        .invisible,
        Attack("white on white") { screen, _ in screen.foregroundStyle(.white) },
        Attack("scaled to nothing") { screen, _ in screen.scaleEffect(0.01) },
        Attack("upside down") { screen, _ in VStack { screen }.rotationEffect(.degrees(180)) },
        Attack("not announced") { screen, _ in screen.accessibilityHidden(true) },
    ]

    /// Ways to spoil a screen of steppers in use.
    static let ofSteppers =
        ofDisabled + [
            Attack("closed to touches") { screen, _ in screen.allowsHitTesting(false) },
            Attack(
                "every fourth touch lost",
                leading: { point, _ in
                    touches += 1
                    return touches % 4 == 0 ? CGPoint(x: -99, y: -99) : point
                }),
        ]
}

/// The touches so far under the attack that loses some.
@MainActor private var touches = 0

extension [Variation] {
    static let usual: [Variation] = [.twice, .rightToLeft, .scrolling]
}
