import TesseraPrograms
import Foundation
import Tessera
import TesseraDrawing
import TesseraPage

/// One idea of a design: a hint to the reader, the code, and its effects.
struct Stop: Sendable {
    let name: String
    /// What to look for, in a sentence or two.
    let lookFor: String
    /// Whether a picture in characters shows what the stop is about.
    let isSeenInCells: Bool
    /// The file of the stop, whose region with the stop's name is the code that is shown.
    private let file: String
    private let walk: @MainActor @Sendable (Walk) -> Void

    init(
        _ name: String, _ lookFor: String, isSeenInCells: Bool = true, file: String = #filePath,
        walk: @escaping @MainActor @Sendable (Walk) -> Void
    ) {
        self.name = name
        self.lookFor = lookFor
        self.isSeenInCells = isSeenInCells
        self.file = file
        self.walk = walk
    }

    /// Runs the stop, and returns what each step looks like, as SVG, with the step's title.
    ///
    /// - Parameter whenDrawn: Receives each drawing, and who knows the frames of the view at a path.
    @MainActor
    func pictures(
        whenDrawn: @escaping (Drawing, _ frames: (String) -> [CGRect]) -> Void = { _, _ in }
    ) -> [(title: String, picture: String)] {
        let walk = Walk(takesPictures: true, whenDrawn: whenDrawn)
        self.walk(walk)
        return walk.pictures
    }

    /// Shows the view that the stop begins with in a terminal, and returns the key that left for another stop.
    @MainActor
    func runLive() -> KeyEquivalent? { firstView().runLive?() }

    /// Adds the view that the stop begins with to a page, with the code.
    @MainActor
    func add(to page: inout TouchablePage) throws {
        firstView().addToPage?(&page, self, try code)
    }

    /// Walks through the stop for the sake of its first view.
    @MainActor
    private func firstView() -> Walk {
        let walk = Walk(above: Caption(name: name, lookFor: lookFor))
        self.walk(walk)
        return walk
    }

    private var code: String {
        get throws { try SourceRegion.code(named: name, in: URL(fileURLWithPath: file)) }
    }

    /// Runs the stop, and tells what happened beside the code that made it happen.
    @MainActor
    func visit(in part: Part) throws -> Report {
        let walk = Walk()
        self.walk(walk)
        if !isSeenInCells {
            for index in walk.steps.indices { walk.steps[index].picture = "" }
        }
        return Report(
            part: part.name, name: name, lookFor: lookFor,
            code: try code,
            steps: walk.steps)
    }
}

/// What a visit to a stop has shown.
struct Report: Encodable {
    let part: String
    let name: String
    let lookFor: String
    let code: String
    var steps: [Step]
}

/// One thing that a stop has shown: a tree, or what an action changed in it.
struct Step: Encodable {
    /// A view that is shown, or an action that was performed.
    let title: String
    /// The text to read: a tree, a difference, or a reason.
    let text: String
    /// The tree after the step.
    let tree: String
    /// What the tree looks like after the step, in characters.
    var picture: String
}
