import Foundation
public import Tessera

/// Something that a person, an assistive technology or the program does to a control.
///
/// A verdict prints the acts that break a law as code for ``ControlCase/replay(from:_:)``. Places are parts of
/// the control's width and height, from its upper left corner, for the first value.
public enum ControlAct: Hashable, Sendable {
    /// A way to touch a place.
    public enum Touch: String, Hashable, CaseIterable, Sendable {
        /// A short touch.
        case single
        /// A touch of a second.
        case long
        /// Two short touches.
        case double
        /// A touch that an incoming call takes away.
        case cancelled
    }

    /// Something around a control that differs from a light screen in English.
    public enum Surrounding: String, Hashable, CaseIterable, Sendable {
        /// A light screen in English, from left to right.
        case plain
        /// The dark scheme.
        case dark
        /// Large text.
        case large
        /// In French, in German.
        case french, german
        /// From right to left.
        case mirrored
        /// Disabled from outside.
        case disabled
        /// Beside another text.
        case other
    }

    /// A touch of a place.
    case touch(UnitPoint, Touch = .single)
    /// A slide in six parts, lifted or cancelled at its end.
    case slide(UnitPoint, to: UnitPoint, isCancelled: Bool = false)
    /// A pointer that comes to a place, and leaves.
    case hover(UnitPoint)
    /// A step of the element that can be adjusted.
    case step(AccessibilityAdjustmentDirection)
    /// The activation of an announced element, by its position.
    case activate(Int)
    /// A named action of an announced element.
    case perform(String)
    /// A key, while the control has the focus.
    case press(KeyEquivalent)
    /// The program stores a value, by its position.
    case store(Int)
    /// The surroundings change.
    case turn(Surrounding)
    /// An act on the second control.
    indirect case beside(ControlAct)
}

extension ControlAct: CustomStringConvertible {
    /// The act as code.
    public var description: String {
        switch self {
        case .touch(let place, .single): ".touch(\(place.code))"
        case .touch(let place, let touch): ".touch(\(place.code), .\(touch))"
        case .slide(let start, let end, let isCancelled):
            ".slide(\(start.code), to: \(end.code)\(isCancelled ? ", isCancelled: true" : ""))"
        case .hover(let place): ".hover(\(place.code))"
        case .step(let direction): ".step(.\(direction))"
        case .activate(let element): ".activate(\(element))"
        case .perform(let name): ".perform(\(String(reflecting: name)))"
        case .press(let key): ".press(\(key.code))"
        case .store(let value): ".store(\(value))"
        case .turn(let surrounding): ".turn(.\(surrounding))"
        case .beside(let act): ".beside(\(act))"
        }
    }

    /// The act without ``beside(_:)``, and the control that it is for.
    var own: (act: ControlAct, control: Int) {
        if case .beside(let act) = self { (act, 1) } else { (self, 0) }
    }

    /// Whether a person does it, and not the program.
    var isPersons: Bool {
        switch self {
        case .store, .turn: false
        default: true
        }
    }

    /// How often it may store. A slide and a long touch may store on the way, and a cancelled touch may take back.
    var mostWrites: Int {
        switch self {
        case .slide, .touch(_, .long), .touch(_, .cancelled): .max
        case .touch(_, .double): 2
        default: 1
        }
    }
}

extension ControlAct.Surrounding {
    /// The name in brackets after a blank; empty for plain surroundings.
    var note: String { self == .plain ? "" : " (\(self))" }

    @MainActor var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        let language = self == .german ? "de_DE" : self == .french ? "fr_FR" : "en_US"
        environment.locale = Locale(identifier: language)
        if self == .mirrored { environment.layoutDirection = .rightToLeft }
        if self == .dark { environment.colorScheme = .dark }
        if self == .large {
            // The sizes of fonts do not follow the size of text by themselves.
            environment.dynamicTypeSize = .accessibility3
            environment.font = .largeTitle
        }
        return environment
    }
}

extension UnitPoint {
    /// A point with coordinates that its code gives exactly.
    init(near x: CGFloat, _ y: CGFloat) {
        self.init(x: (x * 1000).rounded() / 1000, y: (y * 1000).rounded() / 1000)
    }

    /// The distance in points, in a control with a size.
    func distance(to other: UnitPoint, in size: CGSize) -> CGFloat {
        hypot((other.x - x) * size.width, (other.y - y) * size.height)
    }

    fileprivate var code: String { "UnitPoint(x: \(x), y: \(y))" }

    /// The point on the other side of the vertical axis.
    var mirrored: UnitPoint { UnitPoint(near: 1 - x, y) }
}

@MainActor
extension KeyEquivalent {
    /// Keys that may have a meaning, each with the values that it may choose besides the value before.
    static let others: [(key: KeyEquivalent, values: (_ before: Int, _ last: Int) -> [Int])] = [
        (.upArrow, { [$0 - 1, $0 + 1, 0, $1] }), (.downArrow, { [$0 - 1, $0 + 1, 0, $1] }),
        (.home, { _, _ in [0] }), (.end, { [$1] }), (.delete, { _, _ in [0] }),
        (.space, { Array(0...$1) }), ("9", { _, _ in [8, 9] }),
    ]

    nonisolated fileprivate var code: String {
        let names: [KeyEquivalent: String] = [
            .rightArrow: ".rightArrow", .leftArrow: ".leftArrow", .upArrow: ".upArrow",
            .downArrow: ".downArrow", .home: ".home", .end: ".end", .delete: ".delete",
            .space: ".space",
        ]
        return names[self] ?? String(reflecting: "\(character)")
    }
}
