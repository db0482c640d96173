import Foundation
public import Tessera
import TesseraCore
import TesseraDrawing

/// A view in a terminal, to be tried with keys and mouse.
///
/// ```swift
/// LiveSession(rootView: Review()).run()
/// ```
///
/// The view is laid out in all of the terminal but a margin, and the last row tells what the last event has
/// changed. The mouse taps, presses, drags and hovers. Tab goes from control to control, arrows adjust
/// them or go on to the next one, Space and Return activate buttons and whatever else is tapped; the focus is
/// underlined. In a field the cursor is where the next letter is to stand: a click, arrows, Home and End move
/// it, and what is typed, pasted or deleted is there. The wheel, Page Up and Page Down scroll. Escape dismisses
/// a sheet or goes back to the screen before. Control-A, E, U and W edit a field as they edit a shell's line.
/// Control-T shows the tree in place of the picture, `?` shows the keys, and `q`, where nothing takes it for
/// itself, or Control-C leaves. Control-C drops the input that came before it and was not yet handled.
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
    var characters = CellPicture.Characters.unicode { didSet { canvas = nil } }
    var colors = ColorDepth.none {
        didSet { (screen, canvas) = (TerminalScreen(colors: colors), nil) }
    }
    /// The scheme of the terminal's own colours.
    private(set) var scheme = Drawing.Scheme.dark { didSet { canvas = nil } }
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
    /// Whether the press has moved the focus.
    var hasMovedFocus = false
    /// A Boolean value that is true if the picture of the terminal's size has been painted.
    var hasPainted = false
    /// A Boolean value that is true while the tree stands in place of the picture.
    var showsTree = false { didSet { isStale = true } }
    /// The first line of the tree that is shown.
    var firstLine = 0 { didSet { isStale = true } }
    /// The words in the last row.
    var status = "Tab, arrows, Space, the mouse. Control-T: the tree. q: leave." {
        didSet { isStale = true }
    }
    /// What the terminal is to show, and whether that is to be drawn anew.
    var drawn = ScreenCells(width: 0, height: 0)
    var isStale = true
    /// The cells of the picture, as they were painted last, and where they stand; `nil` if all are to be.
    var canvas: CellCanvas?
    var picture = ScreenCells(width: 0, height: 0)
    /// The text in the field with the focus, if it has no room.
    var shownText: ShownText?
    /// The height of the bars above what the host lays out.
    var barHeight: CGFloat = 0
    /// The number of the tree's changes up to the last reported one.
    private var knownChanges: Int
    private var knownIssues = 0

    /// The words that `?` shows.
    static var keys: String {
        "Tab, arrows, Space; Page Up, Page Down; Escape: back; Control-T: tree; q: leave"
    }

    /// The points that a cell stands for.
    static var cell: CGSize { CGSize(width: 8, height: 16) }
    /// The cells around the picture that are for borders beside what is at the edge.
    static var margin: Int { 1 }

    /// Makes a session of a view, in an environment, by default one with nothing set.
    ///
    /// Its runtime issues show in the last row; whatever is tapped can have the focus.
    public init(rootView: Content, environment: EnvironmentValues = EnvironmentValues()) {
        var environment = environment
        environment.isKeyboardNavigationOn = true
        host = ViewHost(rootView: rootView, environment: environment) { _ in }
        host.textMetrics = .cells(width: Self.cell.width, height: Self.cell.height)
        _ = host.takeDifference()
        knownChanges = host.changes
        noteIssues()
    }

    /// Takes over what a program's environment says of the terminal.
    func adopt(_ environment: [String: String], isTerminal: Bool) {
        characters = CellPicture.Characters(environment: environment)
        colors = ColorDepth(environment: environment, isTerminal: isTerminal)
        scheme = Drawing.Scheme(environment: environment)
        host.environment.systemColorScheme = scheme == .dark ? .dark : .light
        (isStale, hasPainted) = (true, false)
    }

    /// Lays the view out for a terminal of another size; 80 by 24 before.
    public func resize(columns: Int, rows: Int) {
        (self.columns, self.rows) = (max(1, columns), max(1, rows))
        (isStale, hasPainted, canvas) = (true, false, nil)
        cancel()
        layOut()
    }

    // MARK: - Events

    /// Does what an event asks for, and notes what that has changed.
    func handle(_ event: InputEvent) {
        var result: InteractionResult?
        let focus = host.focusedNode
        let bodies = host.recordingBodies { result = perform(event) }
        let newFocus = host.focusedNode
        let isMoved = newFocus !== focus
        let unchanged =
            isMoved
            ? newFocus.map { "the focus is on \($0.path)" } ?? "nothing has the focus"
            : event.isScroll ? "scrolled" : "no change"
        let isTold = note(bodies: bodies.count, unchanged)
        if case .refused(let reason) = result, !isMoved {
            status = "refused: \(reason)"
        } else if !isTold, isMoved || result == .done {
            status = unchanged
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
    /// are none. What may be the beginning of more, as Escape may, counts when ``wait(_:)`` is called and nothing
    /// has followed.
    public func respond(to bytes: some Sequence<UInt8>) -> String {
        for event in events(in: Array(bytes)) where !isOver { handle(event) }
        return screen.show(cells)
    }

    /// Returns the events that some bytes mean, or Control-C alone if it is among them: a backlog delays nobody.
    func events(in bytes: [UInt8]) -> [InputEvent] {
        let events = parser.read(bytes)
        let leave = InputEvent.key("c", .control)
        return events.contains(leave) ? [leave] : events
    }

    /// Lets time pass, and what has been started go on: gestures that wait. (Tasks of views sleep by the
    /// program's own clock, and go on when it awaits something; ``run()`` moves both at once.)
    public func wait(_ duration: Duration) {
        if duration >= .milliseconds(parser.patience) {
            for event in parser.finish() where !isOver { handle(event) }
        }
        note { host.wait(duration) }
    }

    /// Does something that is no answer to an event, and tells what that has changed.
    func note(_ perform: () -> Void) {
        let bodies = host.recordingBodies(perform)
        _ = note(bodies: bodies.count)
    }

    /// Tells what has changed, or that bodies ran and nothing has; returns false if there is nothing to tell.
    private func note(bodies: Int, _ unchanged: String = "no change") -> Bool {
        guard host.changes != knownChanges else { return false }
        let difference = takeChanges()
        defer { noteIssues() }
        let ran = bodies == 1 ? "1 body" : "\(bodies) bodies"
        guard let first = difference.changes.first else {
            if bodies > 0 { status = "\(unchanged); \(ran)" }
            return bodies > 0
        }
        let others = difference.changes.count - 1
        status = "\(first)\(others > 0 ? ", and \(others) more" : ""); \(ran)"
        return true
    }

    /// Returns the changes of the tree since the last call.
    @discardableResult
    func takeChanges() -> ViewTree.Difference {
        let difference = host.takeDifference()
        knownChanges = host.changes
        return difference
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
}
