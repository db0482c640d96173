import Foundation
import Tessera

extension LiveSession {
    /// Shows the view in the terminal until somebody leaves.
    ///
    /// The terminal is as it was when this returns, and also when the program is ended, suspended or
    /// crashes in the meantime. Without a terminal, in a pipe say, one picture is printed, as large as in a
    /// terminal of 80 columns and 24 rows.
    ///
    /// Colours are as many as the terminal has, and none with `NO_COLOR`; without UTF-8 the picture is of
    /// ASCII.
    public func run() {
        let environment = ProcessInfo.processInfo.environment
        let terminal = Terminal(environment: environment)
        adopt(environment, isTerminal: terminal != nil)
        guard let terminal else { return print(plainPicture) }
        defer { terminal.leave() }
        var now = ContinuousClock.now
        resize(terminal.size)
        while !isOver {
            terminal.send(screen.show(cells))
            let news = terminal.news(within: parser.isWaiting ? parser.patience : 50)
            let last = now
            now = .now
            note {
                // The tasks that views have started have their turn.
                _ = RunLoop.main.run(mode: .default, before: .now)
                host.wait(last.duration(to: now))
            }
            let hasTimedOut = news.bytes.isEmpty && news.signals.isEmpty
            for event in hasTimedOut ? parser.finish() : events(in: news.bytes) {
                if event == .key("z", .control) {
                    answer([SIGTSTP], terminal, &now)
                } else if event == .key("l", .control) {
                    screen.forget()
                } else if !isOver {
                    handle(event)
                }
            }
            if !news.signals.isEmpty { answer(news.signals, terminal, &now) }
            let printed = terminal.takePrinted().split(whereSeparator: \.isNewline)
            if let line = printed.last { status = "printed: \(line)" }
            if news.isClosed { break }
        }
    }

    /// Does what signals ask for, in their order, and takes the terminal as it is then: another program may
    /// have had it, and a size that is past have cut off what stood there.
    private func answer(
        _ signals: [Int32], _ terminal: Terminal, _ now: inout ContinuousClock.Instant
    ) {
        switch signals.last(where: { $0 != SIGWINCH }) {
        case SIGTSTP: terminal.suspend()
        case nil: break
        default: terminal.enter()
        }
        screen.forget()
        resize(terminal.size)
        // Nothing happens while the program is stopped.
        now = .now
    }

    private func resize(_ size: (columns: Int, rows: Int)) {
        resize(columns: size.columns, rows: size.rows)
    }

    /// The picture as lines of plain characters, without those above and below that are empty.
    var plainPicture: String {
        status = ""
        var lines = cells.rows.map(\.line)
        while lines.last?.isEmpty == true { lines.removeLast() }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        return lines.joined(separator: "\n")
    }
}
