import Foundation
import Tessera
import TesseraLaws

/// A control that is wrong in a way that no fault of `Cups` is.
struct ImpostorStars: View {
    enum Trick: String, CaseIterable {
        case keysAtEvenValues, keysWhileDisabled, stepsWhileDisabled, actionWhileDisabled
        case tripleFromDouble, longClearsTheTop, saysTheValueBefore, renamedByTouches
        case colorOfTheFirstScheme, theTopTakesTwo, saysOldAfterSteps, sixThenFive
        case writesInFrench, highlightStays, slideNotMirrored, steppedBackFromRight
        case clearsInGerman, deadAfterDisabled, slidesFromTheFirstOnly, spaceEmpties
        case upArrowByTwo, fadedAway, shrinksInLargeText, secondStepDead, focusStores
        case fillsFromTheRight, homeFills, downArrowByTwo, slidesOneMoreInGerman
        case hiddenWhileDisabled, followsUpwardsOnly, longPressWhileDisabled
        case keepsCancelledInLargeText, clearsTheOther, keysAfterATouch, stepsAfterATouch
        case deadAfterAStep, pointerWritesTwice, fourDeadAtThree
    }

    @Binding var stars: Int
    let trick: Trick
    @State private var before = 0
    @State private var touches = 0
    @State private var isStepped = false
    @State private var first: ColorScheme?
    @State private var isHovered = false
    @State private var wasDisabled = false
    @State private var highest = 0
    /// The control that was made last.
    static var last: Binding<Int>?
    @FocusState private var isFocused: Bool
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let _ = trick == .clearsTheOther ? (Self.last = $stars) : ()
        HStack(spacing: 0) { ForEach(1..<6) { star($0) } }
            .overlay {
                if isHovered { Color.red.frame(width: 6, height: 6).allowsHitTesting(false) }
            }
            .gesture(
                DragGesture(minimumDistance: 8).onEnded { drag in
                    let number = min(max(1, Int(drag.location.x / 30) + 1), 5)
                    let isFirst = drag.startLocation.x < 30
                    if trick == .slidesFromTheFirstOnly, !isFirst { return }
                    let isMore =
                        trick == .slidesOneMoreInGerman && locale.identifier == "de_DE"
                    let chosen =
                        trick == .slideNotMirrored || direction == .leftToRight
                        ? number : 6 - number
                    choose(min(5, chosen + (isMore ? 1 : 0)))
                },
                isEnabled: slidings.contains(trick)
            )
            .gesture(
                DragGesture(minimumDistance: 8).onChanged { _ in stars = 1 },
                isEnabled: trick == .keepsCancelledInLargeText && size.isAccessibilitySize
            )
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(trick == .renamedByTouches && touches > 0 ? "Rated" : "Rating")
            .accessibilityValue("\(isOld ? before : stars) of 5")
            .accessibilityAdjustableAction { step($0 == .increment ? 1 : -1) }
            .extraAction(trick == .actionWhileDisabled || trick == .clearsTheOther) {
                stars = 0
                if trick == .clearsTheOther { Self.last?.wrappedValue = 0 }
            }
            .accessibilityHidden(trick == .hiddenWhileDisabled && !isEnabled)
            .focusable().focused($isFocused)
            .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
                if trick == .keysAtEvenValues, stars % 2 == 1 { return .handled }
                if trick == .keysAfterATouch, touches == 0 { return .handled }
                step((press.key == .rightArrow) == (direction == .leftToRight) ? 1 : -1)
                return .handled
            }
            .onKeyPress(keys: [.upArrow, .downArrow, .home]) { press($0.key) }
            .onKeyPress(.space) {
                guard trick == .spaceEmpties else { return .ignored }
                stars = -1
                return .handled
            }
            .onChange(of: locale) {
                if trick == .writesInFrench, locale.identifier == "fr_FR" { stars = 1 }
            }
            .onChange(of: isFocused) { if trick == .focusStores, isFocused { stars = 5 } }
            .onChange(of: isEnabled) { if !isEnabled { wasDisabled = true } }
            .onChange(of: stars) { highest = max(highest, stars) }
            .onAppear {
                first = scheme
                highest = stars
            }
            .onHover { isOver in
                if trick == .highlightStays, isOver { isHovered = true }
                if trick == .pointerWritesTwice { stars = isOver ? 5 - stars : before }
            }
            .environment(\.isEnabled, openings.contains(trick) ? true : isEnabled)
    }

    private let openings: Set<Trick> = [
        .keysWhileDisabled, .stepsWhileDisabled, .actionWhileDisabled, .longPressWhileDisabled,
    ]

    private let slidings: Set<Trick> = [
        .slideNotMirrored, .slidesFromTheFirstOnly, .slidesOneMoreInGerman,
    ]

    private func press(_ key: KeyEquivalent) -> KeyPress.Result {
        switch (trick, key) {
        case (.upArrowByTwo, .upArrow): stars = min(5, stars + 2)
        case (.downArrowByTwo, .downArrow): stars = max(0, stars - 2)
        case (.homeFills, .home): stars = 5
        default: return .ignored
        }
        return .handled
    }

    private func star(_ number: Int) -> some View {
        let shownStars = trick == .followsUpwardsOnly ? highest : stars
        let isFull = (trick == .fillsFromTheRight ? 6 - number : number) <= shownStars
        let isFaded = trick == .fadedAway && !isEnabled
        let shown = trick == .colorOfTheFirstScheme ? first ?? scheme : scheme
        let ink: Color =
            trick == .colorOfTheFirstScheme ? (shown == .dark ? .white : .black) : .primary
        let width: CGFloat = trick == .shrinksInLargeText && size.isAccessibilitySize ? 1 : 20
        return ink.frame(width: isFull ? width : width / 2, height: isFull ? width : width / 2)
            .opacity(isFaded ? 0.02 : 1)
            .frame(width: 30, height: 30).contentShape(Rectangle())
            .onTapGesture(count: 2) {
                choose(trick == .tripleFromDouble ? min(5, number + 2) : number)
            }
            .onTapGesture { choose(number) }
            .onLongPressGesture {
                if trick == .longClearsTheTop { choose(stars == 5 ? 0 : number) }
                if trick == .longPressWhileDisabled { stars = number }
            }
    }

    private func choose(_ number: Int) {
        if trick == .deadAfterDisabled, wasDisabled { return }
        if trick == .longPressWhileDisabled, !isEnabled { return }
        if trick == .deadAfterAStep, isStepped { return }
        if trick == .fourDeadAtThree, number == 4, stars == 3 { return }
        if trick == .clearsInGerman, locale.identifier == "de_DE", number == stars {
            return write(0)
        }
        if trick == .sixThenFive, number == 5 { stars = 6 }
        if trick == .theTopTakesTwo, number == 5, stars < 4 { return write(4) }
        write(number)
    }

    private var isOld: Bool {
        trick == .saysTheValueBefore || trick == .saysOldAfterSteps && isStepped
    }

    private func step(_ step: Int) {
        if trick == .stepsAfterATouch, touches == 0 { return }
        isStepped = true
        if trick == .steppedBackFromRight, direction == .rightToLeft {
            return write(min(max(0, stars - step), 5))
        }
        if trick == .secondStepDead, stars == 2, step > 0 { return }
        write(min(max(0, stars + step), 5))
    }

    private func write(_ number: Int) {
        before = stars
        touches += 1
        stars = number
    }
}

extension View {
    @ViewBuilder
    fileprivate func extraAction(_ isThere: Bool, _ action: @escaping () -> Void) -> some View {
        if isThere { accessibilityAction(named: "Clear", action) } else { self }
    }
}
