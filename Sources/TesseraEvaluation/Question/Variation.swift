public import Tessera

/// A change round an attempt's screen under which it must still do what it did.
///
/// An attempt that passes a probe's check, and not under one of its variations, works in the example
/// only: the task is partly done.
public struct Variation: Sendable {
    /// The change, in a few words.
    public let name: String
    let change: @MainActor @Sendable (AnyView) -> AnyView
    /// The number of the copy that is checked, where there are several.
    var position: Int?
    /// The check in place of the probe's own.
    let check: (@MainActor @Sendable (Inspection) -> Void)?
    let prepare: @MainActor @Sendable (Inspection) -> Void
    /// The constant that the check is told, in place of the example's.
    private(set) var constant: (any Sendable)?
    /// Whether an attempt has to state the constant, and is made of this one.
    private(set) var remakesAttempt = false
    /// Why the variation says nothing of a probe, and is not run; `nil` for one that is.
    private(set) var reason: String?

    /// Makes a variation.
    ///
    /// - Parameters:
    ///   - name: The change in a few words.
    ///   - change: A function that puts the screen of an attempt elsewhere.
    ///   - prepare: What is done to the screen before it is checked; nothing by default.
    ///   - constant: A constant that is another one there than in the example: what
    ///     ``Inspection/given(or:)`` returns.
    ///   - check: What must be true then; by default, what the probe requires.
    public init<Changed: View>(
        _ name: String, change: @escaping @MainActor @Sendable (AnyView) -> Changed,
        prepare: @escaping @MainActor @Sendable (Inspection) -> Void = { _ in },
        given constant: (any Sendable)? = nil,
        check: (@MainActor @Sendable (Inspection) -> Void)? = nil
    ) {
        self.name = name
        self.change = { AnyView(change($0)) }
        self.prepare = prepare
        self.constant = constant
        self.check = check
    }

    /// The screen made of another constant than the one that an attempt states.
    ///
    /// It is run of attempts that are made with ``Attempt/init(_:_:loss:limit:stating:region:file:_:)``
    /// and a constant of this type. The check asks for the constant by ``Inspection/given(or:)``.
    public static func given<Constant: Sendable>(
        _ name: String, _ constant: Constant
    ) -> Variation {
        var variation = Variation(name, change: { $0 }, given: constant)
        variation.remakesAttempt = true
        return variation
    }

    /// Returns the variation as one that is not run, for a reason that the report gives.
    public func leftOut(since reason: String) -> Variation {
        var variation = self
        variation.reason = reason
        return variation
    }

    /// The screen twice in a stack: the second is checked.
    public static var twice: Variation {
        var variation = Variation("twice on a screen") { screen in
            VStack {
                CopyOfScreen(screen: screen)
                CopyOfScreen(screen: screen)
            }
        }
        variation.position = 1
        return variation
    }

    /// The screen where people write from right to left.
    public static let rightToLeft = Variation("from right to left") { screen in
        screen.environment(\.layoutDirection, .rightToLeft)
    }

    /// The screen in a scroll view of other things.
    public static let scrolling = Variation("in a scroll view") { screen in
        ScrollView {
            VStack {
                Color.red
                screen
            }
        }
    }
}

/// A screen that is one of several.
struct CopyOfScreen: View {
    static let name = "CopyOfScreen"
    static let count = 2
    let screen: AnyView

    var body: some View { screen }
}
