import TesseraPrograms
import Tessera

extension Telling {
    /// Shows what the prompt shows, without the app around it.
    @MainActor
    mutating func screen(_ title: String, of app: PhotosApp) {
        show(title, app.screen ?? "no screen")
    }

    /// Performs an action in the app, and shows the changes on screen and the calls to the app.
    @MainActor
    mutating func step(
        _ title: String, in app: PhotosApp, _ action: () -> InteractionResult
    ) {
        var result = InteractionResult.done
        let difference = app.host.difference { result = action() }
        var lines = difference.changes.map { change in
            // From where the prompt begins.
            change.replacing("PhotosScreen/Text/overlay/PromptLayer/", with: "")
        }
        if case .refused(let reason) = result { lines.append("refused: \(reason)") }
        lines += app.takeTold().map { "told: \($0)" }
        show(title, lines.joined(separator: "\n"))
    }

    /// Taps the view with a text, and shows the changes and the calls to the app.
    @MainActor
    mutating func tap(_ text: String, in app: PhotosApp) {
        step("Tap \"\(text)\"", in: app) { app.host.tap(.text(text)) }
    }

    /// Taps a star, from 1.
    @MainActor
    mutating func tap(star: Int, in app: PhotosApp) {
        step("Tap star \(star)", in: app) { app.tap(star: star) }
    }
}

extension PhotosApp {
    @discardableResult
    func tap(star: Int) -> InteractionResult {
        host.tap(.type(Image.self)[star - 1].inside(.type("Rating")))
    }

    @discardableResult
    func tap(_ text: String) -> InteractionResult { host.tap(.text(text)) }

    /// The part of the tree that is the prompt's screen, if there is one.
    private var screenTree: ViewTree? {
        var tree = host.tree
        tree.roots = Array(tree.all("PromptScreen").prefix(1))
        return tree.roots.isEmpty ? nil : tree
    }

    /// The prompt's screen as a printed tree, if there is one.
    var screen: String? { screenTree.map { "\($0)" } }

    /// The texts on the prompt's screen.
    var texts: [String] { screenTree?.all("Text").compactMap(\.text) ?? [] }

    /// Opens the app for a session, and has it ask for a rating if it is time.
    @discardableResult
    func open() -> Decision {
        prompt.incrementSession()
        return prompt.displayRateIfNeeded()
    }
}
