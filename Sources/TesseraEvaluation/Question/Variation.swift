public import Tessera

/// A change of an attempt's surroundings, under which it must still pass the check.
///
/// An attempt that passes the probe's check and fails under a variation works for the example only:
/// the task is partly done.
public struct Variation: Sendable {
    /// The change in a few words.
    public let name: String
    let change: @MainActor @Sendable (AnyView) -> AnyView
    /// The index of the copy to check, if there are several.
    var position: Int?
    /// The check that replaces the probe's check.
    let check: (@MainActor @Sendable (Inspection) -> Void)?
    let prepare: @MainActor @Sendable (Inspection) -> Void
    /// The constant for the check, instead of the example's.
    private(set) var constant: (any Sendable)?
    /// Whether the attempt must be created again with the constant.
    private(set) var remakesAttempt = false
    /// The names of the designs whose attempts it applies to, with the reason; `nil` for all designs.
    private(set) var designs: (names: [String], reason: String)?
    /// The reason why the variation is not run; `nil` if it is run.
    private(set) var reason: String?

    /// Creates a variation.
    ///
    /// - Parameters:
    ///   - name: The change in a few words.
    ///   - change: Returns the screen of an attempt in different surroundings.
    ///   - prepare: Acts on the screen before the check.
    ///   - constant: A constant that replaces the example's in ``Inspection/given(or:)``.
    ///   - check: The check that replaces the probe's check.
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

    /// The screen created with a different constant.
    ///
    /// It applies to attempts created with ``Attempt/init(_:_:loss:limit:stating:region:file:_:)``
    /// and a constant of this type. The check reads the constant with ``Inspection/given(or:)``.
    public static func given<Constant: Sendable>(
        _ name: String, _ constant: Constant
    ) -> Variation {
        var variation = Variation(name, change: { $0 }, given: constant)
        variation.remakesAttempt = true
        return variation
    }

    /// Returns the variation for the attempts of some designs only, such as those whose simplest
    /// attempt passes it, with a reason for the report.
    public func only(of designs: Design..., since reason: String) -> Variation {
        var variation = self
        variation.designs = (designs.map(\.name), reason)
        return variation
    }

    /// Returns the variation marked as not run, with a reason for the report.
    public func leftOut(since reason: String) -> Variation {
        var variation = self
        variation.reason = reason
        return variation
    }

    /// Two copies of the screen in a stack. The second copy is checked.
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

    /// The screen with a layout from right to left.
    public static let rightToLeft = Variation("from right to left") { screen in
        screen.environment(\.layoutDirection, .rightToLeft)
    }

    /// The screen among other views in a scroll view.
    public static let scrolling = Variation("in a scroll view") { screen in
        ScrollView {
            VStack {
                Color.red
                screen
            }
        }
    }
}

/// A copy of a screen.
struct CopyOfScreen: View {
    static let name = "CopyOfScreen"
    static let count = 2
    let screen: AnyView

    var body: some View { screen }
}
