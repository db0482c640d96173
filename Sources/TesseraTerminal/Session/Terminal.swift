import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The terminal of this process during a session.
///
/// Keys arrive one by one without echo, and the mouse is reported. The earlier contents of the
/// screen return at the end, even after a crash. Output that the program prints meanwhile is kept
/// in a file and printed afterwards, so that it does not disturb the picture.
struct Terminal {
    /// Input, signals that have arrived, such as suspend, continue or a new size, and whether the
    /// terminal's input has ended.
    typealias News = (bytes: [UInt8], signals: [Int32], isClosed: Bool)

    /// Takes the terminal over; returns `nil` if there is no terminal, or if it cannot show
    /// pictures.
    init?(environment: [String: String]) {
        var ends = [Int32(-1), -1]
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
            !["", "dumb"].contains(environment["TERM"] ?? ""), pipe(&ends) == 0
        else { return nil }
        for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
        (held.heard, held.said) = (ends[0], ends[1])
        held.terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        // A file without a name receives the program's output.
        let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        held.printed = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_APPEND, 0o600)
        unlink(path)
        enter()
        atexit { letGo() }
        answerSignals()
    }

    /// Takes the terminal over, also after a stop without notice.
    func enter() {
        if !held.isHeld { tcgetattr(STDIN_FILENO, &held.mode) }
        var raw = held.mode
        cfmakeraw(&raw)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        // Switches to the alternate screen without cursor and line wrapping, and turns on reports
        // of mouse movements, of the window's focus and of pastes.
        send("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h")
        send("\u{1B}[?1004h\u{1B}[?2004h")
        guard !held.isHeld else { return }
        held.isHeld = true
        fflush(nil)
        if held.printed >= 0 {
            if isatty(STDERR_FILENO) == 1 {
                held.errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
                dup2(held.printed, STDERR_FILENO)
            }
            dup2(held.printed, STDOUT_FILENO)
        }
    }

    /// Restores the terminal at the end of the session.
    func leave() {
        fflush(nil)
        letGo()
        forgetSignals()
        for file in [held.heard, held.said, held.terminal, held.printed] { close(file) }
        held = HeldTerminal()
    }

    /// The number of columns and rows.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(held.terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Returns the output printed since the last call.
    func takePrinted() -> String {
        fflush(nil)
        var text: [UInt8] = []
        var portion = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = pread(held.printed, &portion, portion.count, held.told)
            guard count > 0 else { break }
            held.told += off_t(count)
            text += portion.prefix(count)
        }
        return String(decoding: text, as: UTF8.self)
    }

    func send(_ text: String) {
        var bytes = Array(text.utf8)
        bytes.withUnsafeMutableBytes { sendAll($0.baseAddress, $0.count, to: held.terminal) }
    }

    /// Waits for input or signals for at most some milliseconds.
    func news(within milliseconds: Int) -> News {
        var news: News = ([], [], false)
        let events = Int16(POLLIN)
        var files = [
            pollfd(fd: STDIN_FILENO, events: events, revents: 0),
            pollfd(fd: held.heard, events: events, revents: 0),
        ]
        var count: Int32
        // An interrupting signal has written a byte to the pipe.
        repeat {
            count = poll(&files, nfds_t(files.count), Int32(milliseconds))
        } while count < 0 && errno == EINTR
        guard count > 0 else { return news }
        var portion = [UInt8](repeating: 0, count: 4096)
        if files[1].revents != 0 {
            let count = read(held.heard, &portion, portion.count)
            if count > 0 { news.signals = portion.prefix(count).map { Int32($0) } }
        }
        if files[0].revents != 0 {
            let count = read(STDIN_FILENO, &portion, portion.count)
            if count > 0 { news.bytes = Array(portion.prefix(count)) }
            news.isClosed = count == 0 || count < 0 && errno != EINTR && errno != EAGAIN
        }
        return news
    }
}

/// The state to restore.
struct HeldTerminal {
    var isHeld = false
    var mode = termios()
    /// The ends of the pipe that forwards signals.
    var heard: Int32 = -1
    var said: Int32 = -1
    /// The terminal, and the file that receives the program's output meanwhile.
    var terminal: Int32 = -1
    var printed: Int32 = -1
    /// A copy of standard error, if it is the terminal.
    var errors: Int32 = -1
    /// The number of printed bytes that the session has shown, and the number written back to the
    /// terminal.
    var told: off_t = 0
    var given: off_t = 0
}

// A signal handler can use globals only. The session alone writes this variable, on the main actor.
// A handler may write `isHeld` and the restored state at any moment.
@exclusivity(unchecked)
nonisolated(unsafe) var held = HeldTerminal()

/// Restores the terminal and prints the kept output. It makes system calls only, so a signal
/// handler may call it.
func letGo() {
    guard held.isHeld else { return }
    held.isHeld = false
    let restoration: StaticString = """
        \u{1B}[0m\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\
        \u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l
        """
    sendAll(restoration.utf8Start, restoration.utf8CodeUnitCount, to: held.terminal)
    var mode = held.mode
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    dup2(held.terminal, STDOUT_FILENO)
    if held.errors >= 0 {
        dup2(held.errors, STDERR_FILENO)
        close(held.errors)
        held.errors = -1
    }
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { portion in
        while true {
            let count = pread(held.printed, portion.baseAddress, portion.count, held.given)
            guard count > 0 else { break }
            held.given += off_t(count)
            sendAll(portion.baseAddress, count, to: STDOUT_FILENO)
        }
    }
}

/// Writes all bytes to a file, unless it refuses them.
private func sendAll(_ bytes: UnsafeRawPointer?, _ count: Int, to file: Int32) {
    var sent = 0
    while sent < count {
        let written = write(file, bytes.map { $0 + sent }, count - sent)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return }
        sent += written
    }
}
