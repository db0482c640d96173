import Tessera

/// What an attempt costs the view layer.
@MainActor
struct Work {
    /// The nodes of the tree.
    let nodes: Int
    /// The bodies that a tap on the second symbol runs; `nil` where it is refused.
    let tap: Int?
    /// The bodies that the button `Change` runs; `nil` where there is none.
    let restyle: Int?

    init(of attempt: Attempt) {
        nodes = attempt.host().work.nodes
        let symbols: ViewQuery =
            attempt.host().tree.all("Image").isEmpty ? .type(Text.self) : .type(Image.self)
        tap = Self.bodies(in: attempt.host()) { $0.tap(symbols[1]) }
        restyle = Self.bodies(in: attempt.host()) { $0.tap(.text("Change")) }
    }

    private static func bodies(
        in host: ViewHost<AnyView>, during act: (ViewHost<AnyView>) -> InteractionResult
    ) -> Int? {
        var result = InteractionResult.done
        let bodies = host.recordingBodies { result = act(host) }
        return result == .done ? bodies.count : nil
    }
}
