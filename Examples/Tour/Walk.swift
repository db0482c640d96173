import Foundation
import Tessera
import TesseraDrawing
import TesseraPage
import TesseraTerminal

/// Takes down what happens at a stop.
@MainActor
final class Walk {
    var steps: [Step] = []
    /// What each step looks like, if pictures are taken, with the step's title.
    fileprivate(set) var pictures: [(title: String, picture: String)] = []
    fileprivate let takesPictures: Bool
    /// Receives each drawing for a picture, with a function that returns the frames of the view at a path.
    fileprivate let whenDrawn: (Drawing, _ frames: (String) -> [CGRect]) -> Void
    /// Shows the first view in a terminal, and returns the key that left for another stop.
    private(set) var runLive: (() -> KeyEquivalent?)?

    /// Adds the first view to a page.
    private(set) var addToPage: ((inout TouchablePage, _ stop: Stop, _ code: String) -> Void)?

    /// The words above the first view in a terminal, if that view alone counts; `nil` otherwise.
    private let caption: Caption?

    init(
        takesPictures: Bool = false, above caption: Caption? = nil,
        whenDrawn: @escaping (Drawing, _ frames: (String) -> [CGRect]) -> Void = { _, _ in }
    ) {
        self.takesPictures = takesPictures
        self.caption = caption
        self.whenDrawn = whenDrawn
    }

    /// Hosts a view and shows its tree.
    func show<Content: View>(
        _ view: Content, titled title: String = "The tree"
    ) -> Shown<Content> {
        runLive =
            runLive ?? { [caption] in
                let session = LiveSession(
                    rootView: VStack(spacing: 16) {
                        caption
                        view
                    })
                session.exits = ["n": "next stop", "p": "previous stop"]
                session.run()
                return session.exit
            }
        addToPage =
            addToPage ?? { page, stop, code in
                page.add(stop.name, text: stop.lookFor, code: code) { view }
            }
        let host =
            caption == nil ? ViewHost(rootView: view) : ViewHost(rootView: view, onIssue: { _ in })
        if !takesPictures { host.textMetrics = .cells(width: 8, height: 16) }
        let shown = Shown(host: host, walk: self)
        shown.showTree(titled: title)
        return shown
    }
}

/// The name of a stop and what to look for, above its view in a terminal.
struct Caption: View {
    let name: String
    let lookFor: String

    var body: some View {
        VStack(spacing: 0) {
            Text(name).bold()
            Text(lookFor.replacing("`", with: "")).foregroundStyle(.secondary)
        }
    }
}

/// A hosted view on show.
@MainActor
struct Shown<Content: View> {
    let host: ViewHost<Content>
    fileprivate let walk: Walk

    /// Shows the tree as it is now.
    func showTree(titled title: String) {
        take(down: "\(host.tree)", titled: title)
    }

    /// Shows the announcements of a screen reader.
    func showAccessibility() {
        take(down: "\(host.accessibilityTree)", titled: "The announcements of a screen reader")
    }

    /// Shows the runtime issues so far.
    func showIssues() {
        let issues = host.issues.map(\.description).joined(separator: "\n")
        take(down: issues.isEmpty ? "none" : issues, titled: "Runtime issues")
    }

    /// Shows where the views of the tree are.
    func showFrames() {
        take(down: "\(host.treeWithFrames)", titled: "The tree, with the frames of its views")
    }

    /// Taps a point and shows what changed, or why nothing did.
    func tap(x: Double, y: Double, _ place: String) {
        interact("Tap \(place), at \(x.formatted()),\(y.formatted())") {
            $0.tap(at: CGPoint(x: x, y: y))
        }
    }

    /// Slides over some points and shows what changed, or why nothing did.
    func drag(_ points: [(x: Double, y: Double)], _ title: String) {
        interact(title) { $0.drag(along: points.map { CGPoint(x: $0.x, y: $0.y) }) }
    }

    /// Taps a view and shows what changed, or why nothing did.
    func tap(_ query: ViewQuery, _ place: String) {
        interact("Tap \(place)") { $0.tap(query) }
    }

    /// Does something to the tree and shows what changed, or why nothing did.
    func interact(_ title: String, _ action: (ViewHost<Content>) -> InteractionResult) {
        var result = InteractionResult.done
        let difference = host.difference { result = action(host) }
        switch result {
        case .done: take(down: "\(difference)", titled: title)
        case .refused(let reason): take(down: "refused: \(reason)", titled: title)
        }
    }

    /// Does something whose changes move, and shows the tree at moments after it, in seconds.
    func watch(
        _ title: String, at moments: [Double], _ action: (ViewHost<Content>) -> InteractionResult
    ) {
        if walk.takesPictures {
            let film = host.film { _ = action(host) }
            return walk.pictures.append((title, film.svg(title: title)))
        }
        host.isAnimated = true
        _ = action(host)
        var now = 0.0
        for moment in moments {
            host.wait(.seconds(moment) - .seconds(now))
            now = moment
            showTree(titled: "\(title): the tree after \(moment.formatted()) seconds")
        }
    }

    /// Changes the host and shows what changed in the tree.
    func change(_ title: String, _ action: (ViewHost<Content>) -> Void) {
        interact(title) {
            action($0)
            return .done
        }
    }

    private func take(down text: String, titled title: String) {
        if walk.takesPictures {
            walk.whenDrawn(host.drawing) { host.frames(of: .path($0)) }
            return walk.pictures.append((title, host.svg(title: title)))
        }
        let picture = CellPicture(host.drawing, scheme: .light)
        walk.steps.append(
            Step(
                title: title, text: text, tree: "\(host.tree)", picture: picture.description))
    }
}
