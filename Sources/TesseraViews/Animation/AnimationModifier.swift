nonisolated extension View {
    /// Animates the changes of this view that come with a new `value`.
    public consuming func animation<Value: Equatable>(
        _ animation: Animation?, value: Value
    ) -> some View {
        modifier(AnimationModifier(animation: animation, value: value))
    }

    /// Animates the changes of the modifiers that a function adds, and not those of this view.
    ///
    /// ```swift
    /// Text("Sent").animation(.bouncy) { $0.scaleEffect(isSent ? 1 : 0.5) }.opacity(opacity)
    /// // Text "Sent" .scaleEffect(0.5) .animation(.bouncy) .opacity(0)
    /// ```
    public consuming func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (_ content: PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(content: self))
            .transacted(Call("animation").argument(animation)) { transaction in
                transaction.outerAnimations.append(transaction.animation)
                if !transaction.disablesAnimations { transaction.animation = animation }
            }
    }

    /// Animates all changes of this view, by SwiftUI's older rule.
    public consuming func animation(_ animation: Animation?) -> some View {
        transacted(Call("animation").argument(animation)) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Changes the transaction of all changes of this view.
    public consuming func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        transacted(Call("transaction"), transform)
    }

    fileprivate consuming func transacted(
        _ call: Call?, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionTransform(call: call, transform: transform))
    }

    /// Sets the way that the content of this view changes in an animation.
    public consuming func contentTransition(_ transition: ContentTransition) -> some View {
        attribute(Call("contentTransition").argument(transition))
    }
}

/// A view to which a function adds modifiers.
nonisolated public struct PlaceholderContentView<Content: View>: View, HiddenBody {
    fileprivate let content: Content

    @MainActor public var body: some View {
        content.transacted(nil) { transaction in
            if let outer = transaction.outerAnimations.popLast() { transaction.animation = outer }
        }
    }
}

extension Transaction {
    /// The animations around the modifiers that functions add, from the outermost to the innermost.
    @Entry fileprivate var outerAnimations: [Animation?] = []
}

nonisolated private struct AnimationModifier<Value: Equatable>:
    PrimitiveModifier, TransactionModifier
{
    let animation: Animation?
    let value: Value

    func isTriggered(from old: AnimationModifier) -> Bool { value != old.value }

    func change(_ transaction: inout Transaction, isTriggered: Bool) {
        if isTriggered, !transaction.disablesAnimations { transaction.animation = animation }
    }

    var description: ModifierDescription? {
        Call("animation").argument(animation).argument("value", value).described
    }
}

nonisolated private struct TransactionTransform: PrimitiveModifier, TransactionModifier {
    let call: Call?
    let transform: (inout Transaction) -> Void

    func isTriggered(from old: TransactionTransform) -> Bool { false }

    func change(_ transaction: inout Transaction, isTriggered: Bool) { transform(&transaction) }

    var description: ModifierDescription? { call?.described }
}

/// The way that the content of a view changes in an animation.
public struct ContentTransition: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The new content replaces the old.
    public static let identity = ContentTransition(description: ".identity")
    /// The old content fades into the new.
    public static let opacity = ContentTransition(description: ".opacity")
    /// The old content turns into the new, where that is possible.
    public static let interpolate = ContentTransition(description: ".interpolate")

    /// A symbol turns into another.
    public static func symbolEffect(_ effect: SymbolEffect = .replace) -> ContentTransition {
        ContentTransition(description: ".symbolEffect(\(effect))")
    }

    /// The digits of a number roll, up or down with its value.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(description: ".numericText(value: \(printed(value)))")
    }

    /// The digits of a number roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(description: ".numericText(countsDown: \(countsDown))")
    }
}
