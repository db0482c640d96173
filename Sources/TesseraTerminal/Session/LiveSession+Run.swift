import Foundation
import Tessera

extension LiveSession {
    /// Shows the view in the terminal until the user leaves.
    ///
    /// The terminal is restored when this function returns, and also if the program is ended,
    /// suspended or crashes. Without a terminal, as in a pipe, it prints one picture with the size
    /// of a terminal of 80 columns and 24 rows.
    ///
    /// The session uses the colours that the terminal supports, and no colours with `NO_COLOR`.
    /// Without UTF-8 it uses ASCII characters.
    public func run() {
        let environment = ProcessInfo.processInfo.environment
        let terminal = Terminal(environment: environment)
        adopt(environment, isTerminal: terminal != nil)
        guard let terminal else { return print(plainPicture) }
        defer { terminal.leave() }
        var now = ContinuousClock.now
        resize(columns: terminal.size.columns, rows: terminal.size.rows)
        while !isOver {
            if waiting.isEmpty { terminal.send(screen.show(cells)) }
            let pause = host.isMoving ? 30 : 50
            let patience = parser.isWaiting ? parser.patience : pause
            // Input is read before each event, so that Control-C does not wait for the others.
            let news = terminal.news(within: waiting.isEmpty ? patience : 0)
            let last = now
            now = .now
            note {
                // Runs tasks that views have started.
                _ = RunLoop.main.run(mode: .default, before: .now)
            }
            pass(last.duration(to: now))
            let hasTimedOut = news.bytes.isEmpty && news.signals.isEmpty && waiting.isEmpty
            receive(hasTimedOut ? parser.finish() : parser.read(news.bytes))
            switch waiting.isEmpty ? nil : waiting.removeFirst() {
            case .key("z", .control): answer([SIGTSTP], terminal, &now)
            case .key("l", .control): screen.forget()
            case let event?: handle(event)
            case nil: break
            }
            if !news.signals.isEmpty { answer(news.signals, terminal, &now) }
            let printed = terminal.takePrinted().split(whereSeparator: \.isNewline)
            if let line = printed.last { status = "printed: \(line)" }
            if news.isClosed { break }
        }
    }

    /// Handles signals in their order, then reads the terminal's size. Another program may have
    /// used the terminal meanwhile.
    private func answer(
        _ signals: [Int32], _ terminal: Terminal, _ now: inout ContinuousClock.Instant
    ) {
        switch signals.last(where: { $0 != SIGWINCH }) {
        case SIGTSTP: terminal.suspend()
        case nil: break
        default: terminal.enter()
        }
        screen.forget()
        resize(columns: terminal.size.columns, rows: terminal.size.rows)
        // The time while the program was stopped does not count.
        now = .now
    }

    /// The picture as lines of plain characters, without empty lines at the top and bottom.
    var plainPicture: String {
        status = ""
        return cells.rows.map(\.line).joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
}
