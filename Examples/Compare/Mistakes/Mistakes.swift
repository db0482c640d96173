import Foundation
import Tessera
import TesseraEvaluation

// A mistake is made with every design with which it can be made; the files beside this one hold the
// programs that compile.

extension Slip {
    /// Creates a slip that compiles, with a value that its screen changes.
    init<Value: Equatable & Sendable>(
        _ design: Design, _ value: Value,
        @ViewBuilder screen: @escaping @MainActor @Sendable (Binding<Value>) -> some View
    ) {
        self.init(design) { Stored(value, content: screen) }
    }
}

extension Mistake {
    static let all: [Mistake] = [
        noBinding, noDollar, noTap, offByOne, elsewhere, wrongOrder, wrongPart, twoTypes, constant,
        wrongType, misspelt, drawing, button, below, noStep,
        originalCount, originalClosure, originalSpacing, originalStyle,
    ]

    @MainActor
    static func choosesFour(_ screen: Inspection) {
        screen.tap(.type(Image.self)[3])
        screen.require("a tap on the fourth heart fills four", screen.shares == [4])
        screen.require(
            "they are hearts",
            screen.images.count == 5 && screen.images.allSatisfy { $0.hasPrefix("heart") })
    }

    private static let noTap: Mistake = Mistake(
        "no-tap", "A custom look forgets the tap.",
        [
            StyleMistakes.noTap,
            Slip(.originalClosure, impossibleSince: "The tap is the control's."),
            ClosuresMistakes.noTap, ControlMistakes.noTap,
        ], check: choosesFour)

    private static let offByOne: Mistake = Mistake(
        "off-by-one", "A look with a custom gesture chooses the index instead of the value.",
        [
            StyleMistakes.offByOne,
            Slip(.originalClosure, impossibleSince: "A closure knows no index."),
            ClosuresMistakes.offByOne, ControlMistakes.offByOne,
        ], check: choosesFour)

    private static let elsewhere: Mistake = Mistake(
        "elsewhere", "The look is set on a view beside the rating.",
        [
            StyleMistakes.elsewhere,
            Slip(.originalClosure, impossibleSince: "The look is written at its rating."),
            ClosuresMistakes.elsewhere, ControlMistakes.elsewhere,
        ], check: choosesFour)

    private static let wrongOrder: Mistake = Mistake(
        "wrong-order", "A look that adds a border is set outside the look to which it should add.",
        [
            StyleMistakes.wrongOrder,
            Slip(.originalClosure, impossibleSince: "There is one look."),
            ClosuresMistakes.wrongOrder, ControlMistakes.wrongOrder,
        ]
    ) { screen in
        choosesFour(screen)
        screen.require("each has a border", screen.views(with: ".border(.red)").count == 5)
    }

    private static let wrongPart: Mistake = Mistake(
        "wrong-part", "A border for the rating is set for its symbols.",
        [
            StyleMistakes.wrongPart,
            Slip(.originalClosure, impossibleSince: "The border is written at the rating."),
            ClosuresMistakes.wrongPart, ControlMistakes.wrongPart,
        ]
    ) { screen in
        choosesFour(screen)
        screen.require("there is one border", screen.views(with: ".border(.red)").count == 1)
    }

    /// A rating of a whole number with the designs that take no other value, or else of a fraction.
    private static let noDollar: Mistake = Mistake(
        "no-dollar", "The value is passed instead of its binding.",
        [
            refusedDollar(.originalStyle, "3"), refusedDollar(.originalClosure, "3"),
            ClosuresMistakes.noDollar,
            refusedDollar(.proposedControl, "3.0"),
        ], check: choosesFour)

    private static let noStep: Mistake = Mistake(
        "no-step", "A rating in halves states no step.",
        [
            Slip(.originalStyle, impossibleSince: "A value is a whole number."),
            Slip(.originalClosure, impossibleSince: "A value is a whole number."),
            Slip(.screenClosures, impossibleSince: "The step of a fraction is a half by default."),
            ControlMistakes.noStep,
        ]
    ) { screen in
        let frame = screen.symbols(Look.any).dropFirst(3).first?.frame ?? .null
        screen.tap(at: CGPoint(x: frame.minX + frame.width / 4, y: frame.midY))
        screen.require(
            "a tap on the first half of the fourth symbol chooses 3.5",
            screen.announced.map(\.value) == ["3.5 of 5"])
    }

    private static let constant: Mistake = Mistake(
        "constant", "A constant is passed instead of a binding.",
        [
            StyleMistakes.constant, ClosureMistakes.constant, ClosuresMistakes.constant,
            ControlMistakes.constant,
        ], check: choosesFour)

    private static let drawing: Mistake = Mistake(
        "write-in-body", "A look changes the value while it is drawn.",
        [
            StyleMistakes.drawing, ClosureMistakes.drawing, ClosuresMistakes.drawing,
            ControlMistakes.drawing,
        ], check: choosesFour)

    private static let button: Mistake = Mistake(
        "button-inside", "A look is a button that does nothing.",
        [
            StyleMistakes.button, ClosureMistakes.button, ClosuresMistakes.button,
            ControlMistakes.button,
        ], check: choosesFour)

    private static let below: Mistake = Mistake(
        "below-nothing", "The number of symbols is negative.",
        [
            StyleMistakes.below, ClosureMistakes.below, ClosuresMistakes.below,
            ControlMistakes.below,
        ], check: choosesFour)
}
