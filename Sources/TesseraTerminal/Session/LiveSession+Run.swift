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
            for event in hasTimedOut ? parser.finish() : parser.read(news.bytes) {
                if event == .key("z", .control) {
                    suspend(terminal, &now)
                } else if event == .key("l", .control) {
                    screen.forget()
                } else if !isOver {
                    handle(event)
                }
            }
            for signal in Set(news.signals) {
                switch signal {
                case SIGTSTP: suspend(terminal, &now)
                case SIGCONT:
                    terminal.resume()
                    screen.forget()
                default: resize(terminal.size)
                }
            }
            let printed = terminal.takePrinted().split(whereSeparator: \.isNewline)
            if let line = printed.last { status = "printed: \(line)" }
            if news.isClosed { break }
        }
    }

    private func suspend(_ terminal: Terminal, _ now: inout ContinuousClock.Instant) {
        cancel()
        terminal.suspend()
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
        let cells = cells
        var lines = (0..<cells.height).map { row in
            var line = (0..<cells.width).map { cells[$0, row].text }.joined()
            while line.last == " " { line.removeLast() }
            return line
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        return lines.joined(separator: "\n")
    }
}
