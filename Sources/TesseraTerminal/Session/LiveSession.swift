import Foundation
public import Tessera
import TesseraCore
import TesseraDrawing
import TesseraLayout

/// A view in a terminal, controlled by keys and the mouse.
///
/// ```swift
/// LiveSession(rootView: Review()).run()
/// ```
///
/// The view fills the terminal except for a margin. The last row reports what the last event has
/// changed.
///
/// - The mouse taps, presses, drags and hovers. The wheel, Page Up and Page Down scroll.
/// - Tab moves the focus to the next control. The focused control is underlined. Arrows adjust it
///   or move the focus. Space and Return activate it.
/// - In a field, typed and pasted text appears at the cursor. A click, arrows, Home and End move
///   the cursor. Control-A, E, U and W edit the line as in a shell.
/// - Escape dismisses a sheet or goes back to the previous screen.
/// - Control-T shows the printed tree instead of the picture, and `?` shows the keys.
/// - Control-C ends the session, and drops earlier input that is still waiting. `q` also ends it,
///   unless a view handles that key.
///
/// Time passes at its real speed, and animated changes move. If the program prints, the last
/// row shows the last printed line. All output of the program appears in the terminal after the
/// session.
///
/// A view can prefer a colour scheme. If no view does, the scheme is light if `COLORFGBG` specifies
/// a light background, and dark otherwise.
@MainActor
public final class LiveSession<Content: View> {
    let host: ViewHost<Content>
    /// The characters and colours that the terminal supports.
    var characters = CellPicture.Characters.unicode { didSet { hasPainted = false } }
    var colors = ColorDepth.none {
        didSet { (screen, hasPainted) = (TerminalScreen(colors: colors), false) }
    }
    /// The scheme of the terminal's default colours.
    private(set) var scheme = Drawing.Scheme.dark
    var parser = InputParser()
    /// The events that have arrived but are not handled yet.
    var waiting: [InputEvent] = []
    /// The terminal's screen.
    var screen = TerminalScreen(colors: .none)
    private(set) var columns = 80
    private(set) var rows = 24
    /// Whether the user has ended the session.
    public internal(set) var isOver = false
    /// Further keys that end the session unless a view handles them, each with its meaning.
    public var exits: KeyValuePairs<KeyEquivalent, String> = [:] { didSet { showsKeys = true } }
    /// The key among ``exits`` that ended the session; `nil` otherwise.
    public internal(set) var exit: KeyEquivalent?
    /// Whether a mouse button is down after a press that a view accepted.
    var isDown = false
    /// Whether the press has been reported, by its changes or the new focus.
    var isPressReported = false
    /// Whether a picture has been painted since the size of the terminal was last set.
    var hasPainted = false
    /// Whether the tree is shown instead of the picture.
    var showsTree = false { didSet { isStale = true } }
    /// The first visible line of the tree.
    var firstLine = 0 { didSet { isStale = true } }
    /// The effect of the last event.
    var status = "" { didSet { showsKeys = false } }
    /// Whether the last row shows the keys instead of the status.
    var showsKeys = true { didSet { isStale = true } }
    /// The drawing, and the nodes that have changed since.
    var picture = LiveDrawing()
    var changedNodes: [Node] = []
    /// What the last picture did not show.
    var knownOmissions: [Drawing.Omission] = []
    /// The cells of the drawing, the contents of the screen, and whether they must be drawn again.
    var painted = ScreenCells(width: 0, height: 0)
    var drawn = ScreenCells(width: 0, height: 0)
    var isStale = true
    /// The path of the focused field, and where its text would begin for a click in a row; `nil` if
    /// all of the text fits.
    var shownText: (path: String, corner: (_ row: Int) -> CellPlace)?
    /// The number of the tree's changes at the last report.
    var knownChanges: Int
    var knownIssues = 0

    /// The keys, the most important first, as far as the last row has room for them.
    var keys: String {
        let exits = exits.map { "\($0.key.character): \($0.value)" }
        let others = [
            "Tab, arrows, Space", "Control-T: tree", "Escape: back", "Page Up, Page Down",
        ]
        return (exits + others).reduce("q: leave") { keys, next in
            let longer = keys + "; " + next
            return longer.cells > columns ? keys : longer
        }
    }

    /// The size of a cell in points.
    static var cell: CGSize { CGSize(width: 8, height: 16) }
    /// The margin around the picture, in cells. Borders just outside the picture's edge need it.
    static var margin: Int { 1 }

    /// Creates a session for a view. The environment has default values unless you pass one.
    ///
    /// The last row shows runtime issues. Every view with a tap action can have the focus.
    public init(rootView: Content, environment: EnvironmentValues = EnvironmentValues()) {
        var environment = environment
        environment.isKeyboardNavigationOn = true
        host = ViewHost(rootView: rootView, environment: environment, isAnimated: true) { _ in }
        host.textMetrics = .cells(width: Self.cell.width, height: Self.cell.height)
        knownChanges = host.changes
        _ = takeChanges()
        noteIssues()
    }

    /// Applies the properties of the terminal that environment variables specify.
    func adopt(_ environment: [String: String], isTerminal: Bool) {
        characters = CellPicture.Characters(environment: environment)
        colors = ColorDepth(environment: environment, isTerminal: isTerminal)
        scheme = Drawing.Scheme(environment: environment)
        host.environment.systemColorScheme = scheme == .dark ? .dark : .light
        (isStale, hasPainted) = (true, false)
    }

    /// Sets the size of the terminal, initially 80 by 24, and lays out the view for it. Of a larger
    /// terminal than 500 by 200, the session uses that part at the upper left.
    public func resize(columns: Int, rows: Int) {
        // Larger pictures would keep keys waiting.
        (self.columns, self.rows) = (min(max(1, columns), 500), min(max(1, rows), 200))
        (isStale, hasPainted) = (true, false)
        cancel()
        layOut()
        noteCut()
    }

    // MARK: - Events

    /// Performs an event and reports the changes.
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
        if case .mouse(.press, _, _) = event { isPressReported = isTold || isMoved }
        if case .refused(let reason) = result, !isMoved {
            status = "refused: \(reason)"
        } else if !isTold, isMoved || result == .done {
            status = unchanged
        }
    }

    /// Receives bytes from a terminal, and returns the bytes that show the change.
    ///
    /// ```swift
    /// let session = LiveSession(rootView: Review())
    /// let picture = session.respond(to: [])
    /// let change = session.respond(to: "\t ".utf8)   // Tab and Space
    /// ```
    ///
    /// Use this function for tests and for remote terminals; ``run()`` uses the program's terminal.
    /// The output has no colours. Input that may be incomplete, such as Escape, takes effect after
    /// a ``wait(_:)`` of 30 milliseconds without more bytes, or of one second in a paste.
    public func respond(to bytes: some Sequence<UInt8>) -> String {
        receive(parser.read(Array(bytes)))
        handleWaiting()
        return screen.show(cells)
    }

    /// Adds events to those that wait. Control-C drops all others, and repeated turns of the wheel
    /// and moves of the mouse become one event.
    func receive(_ events: [InputEvent]) {
        for event in events {
            if event == .key("c", .control) {
                waiting = [event]
            } else if let joined = waiting.last?.joined(with: event) {
                waiting[waiting.count - 1] = joined
            } else {
                waiting.append(event)
            }
        }
    }

    private func handleWaiting() {
        while !isOver, !waiting.isEmpty { handle(waiting.removeFirst()) }
    }

    /// Advances the clock of values on their way, and of gestures that wait, such as a long press.
    /// The tasks of views use the program's clock instead, and continue when the program awaits.
    /// ``run()`` advances the clock and runs the tasks.
    public func wait(_ duration: Duration) {
        if duration >= .milliseconds(parser.patience) {
            receive(parser.finish())
            handleWaiting()
        }
        pass(duration)
    }

    /// Lets time pass. The last row does not report how values move on.
    func pass(_ duration: Duration) {
        guard host.isMoving else { return note { host.wait(duration) } }
        host.wait(duration)
        _ = takeChanges()
        noteIssues()
    }

    /// Returns the point of the host that is in the middle of a cell.
    func point(column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: (CGFloat(column - Self.margin) + 0.5) * Self.cell.width,
            y: (CGFloat(row - Self.margin) + 0.5) * Self.cell.height)
    }
}
