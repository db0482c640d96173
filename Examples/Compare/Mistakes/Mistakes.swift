import Tessera
import TesseraEvaluation

// A mistake is made with every design with which it can be made; the files beside this one hold the
// programs that compile.

extension Mistake {
    static let all: [Mistake] = [
        noBinding, noTap, offByOne, elsewhere, wrongOrder, wrongPart, twoTypes, constant,
        wrongType, misspelt, drawing, button, below,
    ]

    @MainActor
    private static func choosesFour(_ screen: Inspection) {
        screen.tap(.type(Image.self)[3])
        screen.require("a tap on the fourth heart fills four", screen.shares == [4])
        screen.require(
            "they are hearts",
            screen.images.count == 5 && screen.images.allSatisfy { $0.hasPrefix("heart") })
    }

    private static let noTap = Mistake(
        "tap-forgotten", "A look of one's own does not bring the tap.",
        [
            SymbolMistakes.noTap,
            Slip(.closure, impossibleSince: "The tap is the control's."),
            Slip(.builders, impossibleSince: "The tap is the control's."),
            Slip(.control, impossibleSince: "The tap is the control's."),
        ], check: choosesFour)

    private static let offByOne = Mistake(
        "off-by-one", "Where a look chooses by itself, it takes the index for the value.",
        [
            SymbolMistakes.offByOne,
            Slip(.closure, impossibleSince: "A closure knows no index."),
            BuildersMistakes.offByOne, ControlMistakes.offByOne,
        ], check: choosesFour)

    private static let elsewhere = Mistake(
        "elsewhere", "The look is set on a view beside the rating.",
        [
            SymbolMistakes.elsewhere,
            Slip(.closure, impossibleSince: "The look stands at its rating."),
            BuildersMistakes.elsewhere, ControlMistakes.elsewhere,
        ], check: choosesFour)

    private static let wrongOrder = Mistake(
        "wrong-order", "A look that adds a border is set outside the one that it should add to.",
        [
            SymbolMistakes.wrongOrder,
            Slip(.closure, impossibleSince: "There is one look."),
            BuildersMistakes.wrongOrder, ControlMistakes.wrongOrder,
        ]
    ) { screen in
        choosesFour(screen)
        screen.require("each has a border", screen.views(with: ".border(.red)").count == 5)
    }

    private static let wrongPart = Mistake(
        "wrong-part", "A border that should go round the rating is set for the symbols.",
        [
            SymbolMistakes.wrongPart,
            Slip(.closure, impossibleSince: "A border round a rating stands at it."),
            BuildersMistakes.wrongPart, ControlMistakes.wrongPart,
        ]
    ) { screen in
        choosesFour(screen)
        screen.require("there is one border", screen.views(with: ".border(.red)").count == 1)
    }

    private static let constant = Mistake(
        "constant", "A constant is left where a binding belongs.",
        [
            SymbolMistakes.constant, ClosureMistakes.constant, BuildersMistakes.constant,
            ControlMistakes.constant,
        ], check: choosesFour)

    private static let drawing = Mistake(
        "write-in-body", "A look changes the value while it is drawn.",
        [
            SymbolMistakes.drawing, ClosureMistakes.drawing, BuildersMistakes.drawing,
            ControlMistakes.drawing,
        ], check: choosesFour)

    private static let button = Mistake(
        "button-inside", "A look is a button that does nothing.",
        [
            SymbolMistakes.button, ClosureMistakes.button, BuildersMistakes.button,
            ControlMistakes.button,
        ], check: choosesFour)

    private static let below = Mistake(
        "below-nothing", "Fewer symbols than none are asked for.",
        [
            SymbolMistakes.below, ClosureMistakes.below, BuildersMistakes.below,
            ControlMistakes.below,
        ], check: choosesFour)
}
