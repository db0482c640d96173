import Foundation
import Tessera

/// A control of three cups that keeps all laws, or has one fault.
struct Cups: View {
    /// One thing that is wrong with a control.
    enum Fault: String, CaseIterable {
        case twoValuesLookAlike, faint, white, clipped, covered, darkOnDark, alikeInLargeText
        case halfAPercent, aPoint
        case twoValuesSoundAlike, alikeInGerman, saysTheFirstValue
        case nameless, renamed, secondElement, notAdjustable, onlyButtons, notAnnounced
        case hiddenAtZero, noHeight
        case lastDead, lastDeadInLargeText, neverWrites
        case gaps, deadCorner
        case wrongInTheDark, wrongInGerman, wrongInLargeText, onlyUpwards
        case fillsBack, fillsBackInTheDark, skipsThree
        case swapped, turnedRound
        case clears, clearsInTheMiddle
        case notMirrored, touchesNotMirrored, pictureNotMirrored
        case stepsByTwo, skipsInTheMiddle, wrapsAround
        case keysByTwo, keysNotMirrored, keysSkipInTheMiddle, nineStoresNine, endEmpties
        case deadAction, actionStoresNine, activationFills
        case slidesBack, slidesBackFarAway, slidesOff, longPressFills, doubleTapFills
        case keepsCancelled, keepsCancelledTouch, keepsCancelledSlide, pointerChooses
        case ignoresDisabled, soundsEnabled, soundsDisabled
        case writesAnotherFirst, writesTwice, writesWhenShown, writesWhenChanged
        case ownCopy, remembersTouches, writesToTheNext, reachesFar, reportsAnIssue
    }

    @Binding var cups: Int
    var fault: Fault?
    @State private var copy: Int?
    @State private var touches = 0
    /// The value at the beginning of a touch.
    @State private var begun: Int?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.locale) private var locale
    /// The control that was made last.
    static var last: Binding<Int>?

    private var shown: Int {
        switch fault {
        case .ownCopy: copy ?? cups
        case .alikeInLargeText where size.isAccessibilitySize: min(cups, 1)
        case .twoValuesLookAlike: cups == 2 ? 1 : cups
        default: cups
        }
    }

    var body: some View {
        let _ = fault == .writesToTheNext ? (Self.last = $cups) : ()
        element
            .focusable()
            .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
                let isUp = (press.key == .rightArrow) == (isMirrored ? false : true)
                let isFar = fault == .keysByTwo || fault == .keysSkipInTheMiddle && cups == 1
                step(isUp ? 1 : -1, isFar ? 2 : 1)
                return .handled
            }
            .onKeyPress("9") {
                guard fault == .nineStoresNine else { return .ignored }
                cups = 9
                return .handled
            }
            .onKeyPress(.end) {
                guard fault == .endEmpties else { return .ignored }
                cups = 1
                return .handled
            }
            .onAppear {
                copy = cups
                if fault == .writesWhenShown { cups = cups }
            }
            .onChange(of: scheme) { if fault == .writesWhenChanged { cups = 0 } }
            .frame(height: fault == .noHeight ? 0 : nil)
            .environment(
                \.isEnabled,
                fault == .ignoresDisabled || fault == .soundsEnabled ? true : isEnabled)
    }

    @Environment(\.isEnabled) private var isEnabled

    private var isMirrored: Bool { direction == .rightToLeft && fault != .keysNotMirrored }

    @ViewBuilder private var element: some View {
        switch fault {
        case .notAnnounced: row.accessibilityHidden(true)
        case .hiddenAtZero where cups == 0: row.accessibilityHidden(true)
        case .deadAction: announced.accessibilityAction(named: "Empty") {}
        case .actionStoresNine: announced.accessibilityAction(named: "Fill") { cups = 9 }
        case .activationFills: announced.accessibilityAction { write(0) }
        case .onlyButtons: row
        case .secondElement:
            HStack {
                announced
                Text("cups").opacity(0.1)
            }
        default: announced
        }
    }

    private var announced: some View {
        row
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(
                fault == .nameless ? "" : fault == .renamed && cups == 1 ? "Cup" : "Cups"
            )
            .accessibilityValue(words)
            .adjustable(fault != .notAdjustable) {
                let isFar = fault == .stepsByTwo || fault == .skipsInTheMiddle && cups == 1
                step($0 == .increment ? 1 : -1, isFar ? 2 : 1)
            }
    }

    private var words: String {
        switch fault {
        case .alikeInGerman where locale.identifier == "de_DE": "viel"
        case .twoValuesSoundAlike: cups > 1 ? "some" : "\(cups)"
        case .saysTheFirstValue: "\(copy ?? cups)"
        default: "\(cups)"
        }
    }

    private var row: some View {
        HStack(spacing: fault == .gaps ? 12 : 0) {
            ForEach(1..<4) { number in cup(number) }
        }
        .environment(\.isEnabled, fault == .soundsDisabled ? true : isEnabled)
        .environment(\.layoutDirection, fault == .notMirrored ? .leftToRight : direction)
        .gesture(
            DragGesture(minimumDistance: 8).onEnded { _ in choose(1) },
            isEnabled: fault == .slidesBack
        )
        .gesture(
            DragGesture(minimumDistance: 8)
                .onEnded { $0.location.x > 150 ? choose(1) : follow($0.location.x) },
            isEnabled: fault == .slidesBackFarAway
        )
        .gesture(
            DragGesture(minimumDistance: 8).onChanged { follow($0.location.x) },
            isEnabled: fault == .keepsCancelledSlide
        )
        .gesture(
            DragGesture(minimumDistance: 8).onEnded { if $0.location.y < -99 { choose(1) } },
            isEnabled: fault == .slidesOff
        )
        .rotationEffect(.degrees(fault == .turnedRound ? 180 : 0))
        .gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { drag in
                    if drag.translation == .zero {
                        begun = cups
                        follow(drag.location.x)
                    } else {
                        cups = begun ?? cups
                    }
                }
                .onEnded { _ in begun = nil }, isEnabled: fault == .keepsCancelledTouch
        )
        .gesture(
            DragGesture(minimumDistance: 0).onChanged { follow($0.location.x) },
            isEnabled: fault == .keepsCancelled)
    }

    private func follow(_ place: Double) {
        let number = min(max(1, Int(place / 40) + 1), 3)
        choose(direction == .rightToLeft ? 4 - number : number)
    }

    @ViewBuilder private func cup(_ number: Int) -> some View {
        let isBackwards =
            fault == .fillsBack || fault == .fillsBackInTheDark && scheme == .dark
            || fault == .pictureNotMirrored && direction == .rightToLeft
        let isFull = (isBackwards ? 4 - number : number) <= shown
        let color: Color =
            switch fault {
            case .white: .white
            case .darkOnDark: .black
            case .halfAPercent: Color(white: isFull ? 0.5 : 0.505)
            case .aPoint: .gray
            default: isFull ? .orange : .gray
            }
        let full: CGFloat = fault == .halfAPercent ? 20 : fault == .aPoint ? 21 : 40
        let width: CGFloat = fault.map(isWider) == true && size.isAccessibilitySize ? 60 : 40
        let symbol = color.frame(width: isFull ? full : 20, height: 20)
            .frame(width: width)
            .overlay { if fault == .covered { Color.red.allowsHitTesting(false) } }
            .mask { Rectangle().frame(width: fault == .clipped ? 0 : width) }
            .opacity(fault == .faint ? 0.06 : 1)
            .contentShape(
                CutRectangle(
                    cut: fault == .deadCorner ? 0.14 : 0, excess: fault == .reachesFar ? 30 : 0)
            )
            .frame(width: fault == .reportsAnIssue && number == 3 ? -1 : width)
            .onHover { if fault == .pointerChooses, $0 { choose(number) } }
        let tapped = symbol.onTapGesture { choose(number) }
        switch fault {
        case .lastDead where number == 3: symbol
        case .lastDeadInLargeText where number == 3 && size.isAccessibilitySize: symbol
        case .keepsCancelled, .keepsCancelledTouch: symbol
        case .longPressFills: tapped.onLongPressGesture { cups = 3 }
        case .doubleTapFills:
            symbol.onTapGesture(count: 2) { cups = 3 }.onTapGesture { choose(number) }
        case .remembersTouches:
            tapped.overlay {
                if touches > 2 { Color.red.frame(width: 3).allowsHitTesting(false) }
            }
        default: tapped
        }
    }

    private func choose(_ number: Int) {
        var number = number
        switch fault {
        case .neverWrites: return
        case .onlyUpwards where number < cups: return
        case .soundsEnabled where !isEnabled: return
        case .wrongInTheDark where scheme == .dark && number == 2: number = 3
        case .wrongInLargeText where size.isAccessibilitySize: number = min(3, number + 1)
        case .skipsThree where cups == 2 && number == 3: number = 2
        case .touchesNotMirrored where direction == .rightToLeft: number = 4 - number
        case .clearsInTheMiddle where cups == 2 && number == 2: number = 0
        case .wrongInGerman where locale.identifier == "de_DE" && number == 2: number = 3
        case .swapped: number = [2, 1, 3][number - 1]
        case .clears where cups == number: number = 0
        case .writesAnotherFirst: cups = 99
        case .writesToTheNext where Self.last?.wrappedValue != cups:
            Self.last?.wrappedValue = number
        default: break
        }
        touches += 1
        if fault == .writesTwice { write(number) }
        write(number)
    }

    private func isWider(_ fault: Fault) -> Bool {
        fault == .lastDeadInLargeText || fault == .wrongInLargeText
    }

    private func step(_ direction: Int, _ size: Int) {
        if fault == .soundsEnabled, !isEnabled { return }
        let next = cups + direction * size
        write(fault == .wrapsAround ? (next + 4) % 4 : min(max(0, next), 3))
    }

    private func write(_ number: Int) {
        copy = fault == .saysTheFirstValue ? copy : number
        cups = number
    }
}

extension View {
    @ViewBuilder
    fileprivate func adjustable(
        _ isAdjustable: Bool, action: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        if isAdjustable { accessibilityAdjustableAction(action) } else { self }
    }
}

/// A rectangle without a part at the top, or with more below.
nonisolated private struct CutRectangle: Shape {
    let cut: Double
    let excess: Double

    func path(in rect: CGRect) -> Path {
        var rest = rect
        rest.origin.y += rect.height * cut
        rest.size.height *= 1 - cut
        rest.size.height += excess
        return Path(rest)
    }
}
