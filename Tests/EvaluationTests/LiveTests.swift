import Foundation
import TesseraTesting
import TestViews

/// Tests of the real program, on a terminal.
@Suite(.runtimeIssuesFail)
nonisolated struct LiveTests {
    private static let restored: Set<String> = ["7", "25"]

    private func tour(_ stop: String) throws -> TerminalRun {
        let run = try TerminalRun("Tour", ["--live", stop], columns: 64, rows: 16)
        run.wait(for: "the picture") { $0.screen.lines[15].contains("q: leave") }
        return run
    }

    @Test func `a stop takes the mouse and restores the terminal`() throws {
        let run = try tour("control-basic")
        let row = try #require(run.screen.lines.firstIndex { $0.hasSuffix("★ ★ ★ ☆ ☆") })
        #expect(run.screen.modes.isSuperset(of: ["1049", "1003", "1006", "2004"]))
        #expect(run.screen.modes.isDisjoint(with: ["7", "25"]))
        #expect(run.presentModes == 0)
        let place = "\(run.screen.lines[row].count);\(row + 1)"
        run.send("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
        run.wait(for: "the change") { $0.screen.lines[15].contains("value: 3 → value: 5") }
        #expect(run.screen.lines[row].hasSuffix("★ ★ ★ ★ ★"))
        run.send("q")
        let end = run.end()
        #expect(end == (0, .exit))
        #expect(run.screen.modes == Self.restored)
        #expect(run.presentModes == run.modes)
    }

    @Test func `the keys of a stop can be tried`() throws {
        let run = try tour("disabled")
        run.send("\t ")
        run.wait(for: "the change") { $0.screen.lines[15].contains("isRating: true") }
        run.send("\u{14}")
        run.wait(for: "the tree") {
            $0.screen.lines.contains { $0.hasSuffix("SwitchedRating isRating: true, value: 1") }
        }
        run.send("\u{3}")
        #expect(run.end() == (0, .exit))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGALRM])
    func `a signal leaves the terminal as it was`(number: Int32) throws {
        let run = try tour("basic")
        run.signal(number)
        #expect(run.end() == (number, .uncaughtSignal))
        #expect(run.screen.modes == Self.restored)
        #expect(run.presentModes == run.modes)
    }

    @Test(arguments: [false, true])
    func `who is suspended has the terminal back, and goes on`(byKey: Bool) throws {
        let run = try tour("basic")
        if byKey { run.send("\u{1A}") } else { run.signal(SIGTSTP) }
        run.wait(for: "the end of the picture") {
            $0.screen.modes == Self.restored && $0.presentModes == $0.modes
        }
        let written = run.text.count
        run.wait(for: "the picture") {
            // The program may not have stopped yet when the signal arrives.
            $0.signal(SIGCONT)
            return $0.text.dropFirst(written).contains("★ ★ ★ ☆ ☆")
        }
        #expect(run.presentModes == 0)
        run.send("q")
        #expect(run.end() == (0, .exit))
        #expect(run.screen.modes == Self.restored)
    }

    @Test func `a new size redraws the picture`() throws {
        let run = try tour("basic")
        run.resize(columns: 40, rows: 12)
        run.signal(SIGWINCH)
        run.wait(for: "the picture") {
            $0.screen.lines.contains(String(repeating: " ", count: 15) + "★ ★ ★ ☆ ☆")
        }
        run.send("q")
        #expect(run.end() == (0, .exit))
    }

    @Test func `returning to a size rewrites the picture`()
        throws
    {
        let run = try tour("basic")
        let written = run.text.count
        run.signal(SIGWINCH)
        run.wait(for: "the picture") { $0.text.dropFirst(written).contains("★ ★ ★ ☆ ☆") }
        run.send("q")
        #expect(run.end() == (0, .exit))
    }

    @Test func `a signal in the middle of a paste does not end it`() throws {
        let run = try tour("disabled")
        run.send("\u{1B}[200~ab")
        // The program waits for the rest.
        Thread.sleep(forTimeInterval: 0.2)
        run.signal(SIGWINCH)
        Thread.sleep(forTimeInterval: 0.2)
        run.send("q\u{1B}[201~\t")
        run.wait(for: "the focus") { $0.screen.lines[15].hasPrefix("the focus is on") }
        run.send("q")
        #expect(run.end() == (0, .exit))
    }

    @Test func `without a terminal, one picture is printed`() throws {
        let run = try ProgramRun("LC_ALL=C.UTF-8 Tour --live basic < /dev/null")
        #expect(run.output.hasSuffix("\n\(String(repeating: " ", count: 35))★ ★ ★ ☆ ☆\n"))
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func `an unknown stop and an unknown format are refused`() throws {
        #expect(try ProgramRun("Tour --live basics").errors.contains("did you mean basic"))
        let run = try ProgramRun("Tour --live --format json")
        #expect(run.errors == "Tour: --format and --live do not go together\n")
    }
}
