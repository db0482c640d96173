import Foundation
import TesseraTesting

@testable import TesseraTerminal

#if canImport(Glibc)
    import Glibc
#endif

/// The ends of programs that have changed the terminal's modes.
@Suite(.runtimeIssuesFail)
nonisolated struct TerminalTests {
    /// Opens a terminal. Returns the end of the emulator, the end of the program, and the path of
    /// the latter.
    private static func openTerminal() throws -> (look: Int32, file: Int32, path: String) {
        var (look, file) = (Int32(-1), Int32(-1))
        try #require(openpty(&look, &file, nil, nil, nil) == 0)
        var name = [UInt8](repeating: 0, count: 256)
        try #require(ttyname_r(file, &name, name.count) == 0)
        return (look, file, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
    }

    /// Returns the bytes that a program has written to a terminal.
    private static func written(_ look: Int32) -> String {
        _ = fcntl(look, F_SETFL, O_NONBLOCK)
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(look, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    @Test func `a stack overflow restores the terminal`() async throws {
        let (look, file, path) = try Self.openTerminal()
        defer { for end in [look, file] { close(end) } }
        await #expect(processExitsWith: .failure) { [path = path as String] in
            try Self.takeHold(path)
            print(overflow(Int.random(in: 1...9)))
        }
        let text = Self.written(look)
        #expect(text.contains("\u{1B}[?1049h"))
        #expect(text.contains("\u{1B}[?1049l"))
    }

    @Test func `a signal that the program answers itself stays its own`() async throws {
        let (look, file, path) = try Self.openTerminal()
        defer { for end in [look, file] { close(end) } }
        await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
            signal(SIGINT) { _ in exit(7) }
            signal(SIGHUP, SIG_IGN)
            try Self.takeHold(path)
            raise(SIGHUP)
            raise(SIGINT)
        }
        #expect(Self.written(look).contains("\u{1B}[?1049l"))
    }

    private static func takeHold(_ path: String) throws {
        let terminal = open(path, O_RDWR | O_NOCTTY)
        for file in [STDIN_FILENO, STDOUT_FILENO] { dup2(terminal, file) }
        _ = try #require(Terminal(environment: ["TERM": "xterm"]))
    }
}

/// Calls itself until the stack is full.
@inline(never)
private nonisolated func overflow(_ depth: Int) -> Int {
    depth == 0 ? 0 : overflow(depth + 1) + depth % 3
}
