import Foundation
public import Tessera
import TesseraDrawing

/// A view in a terminal, to be tried with keys and mouse.
///
/// ```swift
/// LiveSession(rootView: Review()).run()
/// ```
///
/// The view is laid out in all of the terminal but a margin, and the last row tells what the last event has
/// changed. The mouse taps, presses, drags and hovers. Tab goes from control to control, arrows adjust
/// them or go on to the next one, Space and Return activate buttons and whatever else is tapped, and what is
/// typed goes to the field with the focus; the focus is underlined. Escape dismisses a sheet or goes back to the screen before.
/// Control-T shows the tree in place of the picture, and `q`, where nothing takes it for itself, or
/// Control-C leaves.
///
/// Time passes as it does outside; animations are at their end at once. What the program prints shows in the
/// last row, and again in the terminal when the session is over.
///
/// The colour scheme is light where the terminal says that its ground is, by `COLORFGBG`, and else dark,
/// unless a view prefers one.
@MainActor
public final class LiveSession<Content: View> {
    let host: ViewHost<Content>
    /// The characters and colours that the terminal can show.
    var characters = CellPicture.Characters.unicode
    var colors = ColorDepth.none { didSet { screen = TerminalScreen(colors: colors) } }
    /// The scheme of the terminal's own colours.
    private var scheme = Drawing.Scheme.dark
    var parser = InputParser()
    /// What the terminal shows.
    var screen = TerminalScreen(colors: .none)
    private(set) var columns = 80
    private(set) var rows = 24
    /// A Boolean value that is true when somebody has left.
    public internal(set) var isOver = false
    /// A Boolean value that is true while a button of the mouse is down that was pressed on something.
    var isDown = false
    /// The changes that the tree had when it was pressed.
    var changesAtPress = 0
    /// A Boolean value that is true while the tree stands in place of the picture.
    var showsTree = false { didSet { isStale = true } }
    /// The first line of the tree that is shown.
    var firstLine = 0 { didSet { isStale = true } }
    /// The words in the last row.
    var status = "Tab, arrows, Space, the mouse. Control-T: the tree. q: leave." {
        didSet { isStale = true }
    }
    /// The cells that were drawn last, and whether they are to be drawn anew.
    private var drawn = ScreenCells(width: 0, height: 0)
    private var isStale = true
    /// The height of the bars above what the host lays out.
    private(set) var barHeight: CGFloat = 0
    /// The tree that changes are counted from, and the changes that it has.
    private var known: (tree: ViewTree, changes: Int)
    private var knownIssues = 0

    /// The points that a cell stands for.
    static var cell: CGSize { CGSize(width: 8, height: 16) }
    /// The cells around the picture that are for borders beside what is at the edge.
    private static var margin: Int { 1 }

    /// Makes a session of a view, in an environment, by default one with nothing set.
    ///
    /// Its runtime issues show in the last row; whatever is tapped can have the focus.
    public init(rootView: Content, environment: EnvironmentValues = EnvironmentValues()) {
        var environment = environment
        environment.isKeyboardNavigationOn = true
        host = ViewHost(rootView: rootView, environment: environment) { _ in }
        host.textMetrics = .cells(width: Self.cell.width, height: Self.cell.height)
        known = (host.tree, host.changes)
        noteIssues()
    }

    /// Takes over what a program's environment says of the terminal.
    func adopt(_ environment: [String: String], isTerminal: Bool) {
        characters = CellPicture.Characters(environment: environment)
        colors = ColorDepth(environment: environment, isTerminal: isTerminal)
        scheme = Drawing.Scheme(environment: environment)
        host.environment.colorScheme = scheme == .dark ? .dark : .light
        known = (host.tree, host.changes)
        isStale = true
    }

    /// Lays the view out for a terminal of another size; 80 by 24 before.
    public func resize(columns: Int, rows: Int) {
        (self.columns, self.rows) = (max(1, columns), max(1, rows))
        isStale = true
        cancel()
        layOut()
    }

    // MARK: - Events

    /// Does what an event asks for, and notes what that has changed.
    func handle(_ event: InputEvent) {
        var result: InteractionResult?
        let focus = host.focusedView?.path
        let bodies = host.recordingBodies { result = perform(event) }
        let newFocus = host.focusedView?.path
        let hasChanged = host.changes != known.changes
        if hasChanged { note(bodies: bodies.count) }
        if case .refused(let reason) = result {
            status = "refused: \(reason)"
        } else if !hasChanged, newFocus != focus {
            status = newFocus.map { "the focus is on \($0)" } ?? "nothing has the focus"
        } else if !hasChanged, result == .done {
            status = "no change"
        }
    }

    /// Receives what a terminal sends, and returns what it is to be sent: what shows the change.
    ///
    /// ```swift
    /// let session = LiveSession(rootView: Review())
    /// let picture = session.respond(to: [])
    /// let change = session.respond(to: "\t ".utf8)   // Tab and Space
    /// ```
    ///
    /// It serves a terminal that is elsewhere, and tests; ``run()`` is for that of the program. The colours
    /// are none.
    public func respond(to bytes: some Sequence<UInt8>) -> String {
        for event in parser.read(Array(bytes)) where !isOver { handle(event) }
        return screen.show(cells)
    }

    /// Lets time pass, and what has been started go on.
    public func wait(_ duration: Duration) {
        let bodies = host.recordingBodies { host.wait(duration) }
        if host.changes != known.changes { note(bodies: bodies.count) }
    }

    private func note(bodies: Int) {
        let tree = host.tree
        let difference = tree.difference(from: known.tree)
        known = (tree, host.changes)
        let ran = bodies == 1 ? "1 body" : "\(bodies) bodies"
        if let first = difference.changes.first {
            let others = difference.changes.count - 1
            status = "\(first)\(others > 0 ? ", and \(others) more" : ""); \(ran)"
        } else {
            status = "no change; \(ran)"
        }
        noteIssues()
    }

    private func noteIssues() {
        if let issue = host.issues.last, host.issues.count > knownIssues {
            status = "issue: \(issue)"
        }
        knownIssues = host.issues.count
    }

    /// The point of the host's space that a cell shows the middle of.
    func point(column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: (CGFloat(column - Self.margin) + 0.5) * Self.cell.width,
            y: (CGFloat(row - Self.margin) + 0.5) * Self.cell.height - barHeight)
    }

    // MARK: - Cells

    /// What the terminal is to show.
    var cells: ScreenCells {
        if isStale {
            drawn = draw()
            isStale = false
        }
        return drawn
    }

    private func draw() -> ScreenCells {
        var cells = ScreenCells(width: columns, height: rows)
        if showsTree {
            let lines = "\(host.tree)".split(separator: "\n", omittingEmptySubsequences: false)
            firstLine = max(0, min(firstLine, lines.count - (rows - 1)))
            for (row, line) in lines.dropFirst(firstLine).prefix(rows - 1).enumerated() {
                cells.write(plain(line), row: row)
            }
        } else {
            drawPicture(in: &cells)
        }
        // The last row is the status's alone.
        let blank = CellPicture.Cell()
        cells.change(0..<columns, row: rows - 1) { $0 = blank }
        cells.write(plain(status), row: rows - 1)
        return cells
    }

    private func plain(_ text: some StringProtocol) -> String {
        characters == .unicode
            ? String(text) : String(text.map { $0.isASCII ? $0 : $0 == "→" ? ">" : "?" })
    }

    /// The height of the window for the picture, in points.
    private var height: CGFloat {
        CGFloat(max(0, rows - 1 - 2 * Self.margin)) * Self.cell.height
    }

    private func layOut() {
        host.size = ProposedViewSize(
            width: CGFloat(max(0, columns - 2 * Self.margin)) * Self.cell.width,
            height: max(0, height - barHeight))
    }

    /// Taps what stands in a bar: it has no place in the layout, and is found where it was drawn.
    func tapBar(at point: CGPoint) -> InteractionResult {
        let path = host.drawing.items.compactMap { item -> String? in
            guard case .view(let group) = item.content, group.frame.contains(point) else {
                return nil
            }
            return group.path
        }.last
        if let path { return host.tap(.path(path)) }
        // The arrow is at the start.
        return point.x < 4 * Self.cell.width ? host.goBack() : .refused("no view here")
    }

    private func drawPicture(in cells: inout ScreenCells) {
        layOut()
        var drawing = host.drawing
        let above = min(max(0, -drawing.bounds.minY), height)
        if above != barHeight {
            // Bars stand above what the host lays out, and are to be seen, too.
            barHeight = above
            layOut()
            drawing = host.drawing
        }
        let picture = CellPicture(drawing, characters: characters, scheme: scheme)
        func column(_ x: CGFloat) -> Int {
            nearest(x / Self.cell.width) + Self.margin
        }
        func row(_ y: CGFloat) -> Int {
            nearest((y + barHeight) / Self.cell.height) + Self.margin
        }
        cells.put(
            colors != .none ? picture.rows : picture.shadedRows,
            at: ScreenCells.Place(
                column: column(drawing.bounds.minX) - picture.origin.column,
                row: row(drawing.bounds.minY) - picture.origin.row))
        guard let focus = host.focusedView?.path else { return }
        for frame in drawing.frames(of: focus) {
            let columns = column(frame.minX)..<max(column(frame.minX), column(frame.maxX))
            cells.change(columns, row: row(frame.maxY) - 1) { $0.isUnderlined = true }
        }
        if let text = host.typedText, let end = drawing.end(of: text, in: focus) {
            let place = ScreenCells.Place(column: column(end.x), row: row(end.y))
            if cells.contains(place.column, place.row) { cells.cursor = place }
        }
    }
}

/// The cell that begins nearest to a place; one far away counts as any other.
private func nearest(_ place: CGFloat) -> Int {
    place.isNaN ? 0 : Int(min(max(place.nearestCell, -100_000), 100_000))
}

extension Drawing {
    /// The point after the last letter of a text in a field, or where the first one is to stand.
    fileprivate func end(of text: String, in path: String) -> CGPoint? {
        let start = items.firstIndex {
            if case .view(let group) = $0.content { group.path == path } else { false }
        }
        guard let start, case .view(let group) = items[start].content else { return nil }
        let pieces = items[start..<(start + items[start].count)].compactMap { item in
            if case .text(let piece) = item.content { piece } else { nil as TextPiece? }
        }
        guard let last = pieces.last, !text.isEmpty else {
            return CGPoint(x: group.frame.minX, y: group.frame.minY)
        }
        return CGPoint(x: last.origin.x + last.width, y: last.line.top)
    }
}
