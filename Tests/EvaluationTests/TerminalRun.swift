import Foundation
import TestViews
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// An example program that runs on a pseudo-terminal.
nonisolated final class TerminalRun {
    private let process = Process()
    private let terminal: Int32
    private var bytes: [UInt8] = []
    private var size: (columns: Int, rows: Int)
    /// The modes of the terminal before the start of the program.
    let modes: tcflag_t

    init(_ program: String, _ arguments: [String], columns: Int, rows: Int) throws {
        var (terminal, file) = (Int32(-1), Int32(-1))
        try #require(openpty(&terminal, &file, nil, nil, nil) == 0)
        // Other child processes must not keep the terminal open.
        for end in [terminal, file] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        self.terminal = terminal
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        size = (columns, rows)
        modes = Self.modes(of: terminal)
        process.executableURL = try ProgramRun.programs.appending(path: program)
        process.arguments = arguments
        process.environment = [
            "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": NSTemporaryDirectory(),
            // A crash must not wait for a debugger.
            "SWIFT_BACKTRACE": "enable=no",
        ]
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = handle
        resize(columns: columns, rows: rows)
        try process.run()
    }

    deinit {
        if process.isRunning { signal(SIGKILL) }
        close(terminal)
    }

    /// The bytes that the program has written.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The cells that a terminal shows after those bytes.
    var screen: TerminalEmulator {
        var screen = TerminalEmulator(width: size.columns, height: size.rows)
        screen.read(text)
        return screen
    }

    /// The modes that the program has set: line editing, echo, and keys as signals.
    var presentModes: tcflag_t { Self.modes(of: terminal) }

    private static func modes(of terminal: Int32) -> tcflag_t {
        var modes = termios()
        tcgetattr(terminal, &modes)
        return modes.c_lflag & tcflag_t(ICANON | ECHO | ISIG)
    }

    func resize(columns: Int, rows: Int) {
        size = (columns, rows)
        var size = winsize()
        (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(terminal, bytes, bytes.count)
    }

    func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Waits until the program has written an expected text. The test fails if it never does.
    func wait(
        for what: String, sourceLocation: SourceLocation = #_sourceLocation,
        until isThere: (TerminalRun) -> Bool
    ) {
        let end = ContinuousClock.now + .seconds(30)
        while !isThere(self) {
            guard ContinuousClock.now < end else {
                Issue.record(
                    "\(what) did not come; the screen is\n\(screen.lines.joined(separator: "\n"))",
                    sourceLocation: sourceLocation)
                return
            }
            read()
        }
    }

    /// Waits for the program to end, and returns its status and the reason.
    func end() -> (status: Int32, reason: Process.TerminationReason) {
        let end = ContinuousClock.now + .seconds(30)
        while process.isRunning {
            read()
            if ContinuousClock.now > end { signal(SIGKILL) }
        }
        read()
        return (process.terminationStatus, process.terminationReason)
    }

    private func read() {
        var file = [pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)]
        guard poll(&file, 1, 20) > 0 else { return }
        var portion = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(terminal, &portion, portion.count)
        if count > 0 { bytes += portion.prefix(count) }
    }
}
