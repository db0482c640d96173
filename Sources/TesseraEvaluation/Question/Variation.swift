public import Tessera

/// A change round an attempt's screen under which it must still do what it did.
///
/// An attempt that passes a probe's check, and not under one of its variations, works in the example
/// only: it is a trick.
public struct Variation: Sendable {
    /// The change, in a few words.
    public let name: String
    let change: @MainActor @Sendable (AnyView) -> AnyView
    /// The number of the copy that is checked, where there are several.
    var position: Int?
    /// The check in place of the probe's own.
    let check: (@MainActor @Sendable (Inspection) -> Void)?
    let prepare: @MainActor @Sendable (Inspection) -> Void

    /// Makes a variation.
    ///
    /// - Parameters:
    ///   - name: The change in a few words.
    ///   - change: A function that puts the screen of an attempt elsewhere.
    ///   - prepare: What is done to the screen before it is checked; nothing by default.
    ///   - check: What must be true then; by default, what the probe requires.
    public init<Changed: View>(
        _ name: String, change: @escaping @MainActor @Sendable (AnyView) -> Changed,
        prepare: @escaping @MainActor @Sendable (Inspection) -> Void = { _ in },
        check: (@MainActor @Sendable (Inspection) -> Void)? = nil
    ) {
        self.name = name
        self.change = { AnyView(change($0)) }
        self.prepare = prepare
        self.check = check
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
