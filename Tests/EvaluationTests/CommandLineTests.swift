import Foundation
import TesseraTesting
import TestViews

/// The example programs as processes: their output, their errors and their exit codes.
@Suite(.runtimeIssuesFail)
nonisolated struct CommandLineTests {
    private static let programs = [
        "Tour", "Compare", "RatingView", "Bookworm", "Averages", "RatingPrompt",
    ]

    @Test(arguments: programs, ["--help", "-h", "--list --nonsense -h"])
    func `help is printed wherever it is requested`(program: String, arguments: String) throws {
        let run = try ProgramRun("\(program) \(arguments)")
        expectEqual(run.exitCode, 0)
        #expect(run.output.hasPrefix("usage: \(program) [<"))
        expectEqual(run.errors, "")
    }

    @Test(arguments: programs) func `the names of all are printed`(program: String) throws {
        let run = try ProgramRun("\(program) --list")
        expectEqual(run.exitCode, 0)
        #expect(run.output.split(separator: "\n").count > 4)
        expectEqual(run.errors, "")
    }

    @Test(arguments: [
        ("Tour wraping", "there is no stop \"wraping\"; did you mean wrapping? \(all("Tour"))"),
        ("Tour ''", "there is no stop \"\"; \(all("Tour"))"),
        ("Tour basic state", "one stop at a time: \"state\" comes after \"basic\""),
        ("Tour --format", "--format needs tree or json"),
        (
            "Tour --format jsno",
            "there is no format \"jsno\"; did you mean json? --format is tree or json"
        ),
        ("Tour --format=tree --list", "--format and --list do not go together"),
        (
            "Compare wrap",
            "there is no probe \"wrap\"; "
                + "did you mean wrap-rating or wrap-symbol? \(all("Compare"))"
        ),
        (
            "Compare --fromat json",
            "there is no option \"--fromat\"; "
                + "did you mean --format? \(options("Compare"))"
        ),
        ("Compare -x", "there is no option \"-x\"; \(options("Compare"))"),
        ("Compare --list --format markdown", "--list and --format do not go together"),
        ("Compare basic --html /dev/null", "\"basic\" and --html do not go together"),
        ("Compare --list --list", "--list is given twice"),
        ("Compare --list=3", "--list takes no value"),
        ("Compare --html", "--html needs the name of a file"),
        (
            "Compare --html --list",
            "--html needs the name of a file, and \"--list\" looks like an option"
        ),
        ("Bookworm row", "there is no chapter \"row\"; did you mean rows? \(all("Bookworm"))"),
    ])
    func `an unknown command line gets one line and status 64`(
        commandLine: String, reason: String
    ) throws {
        try expectFailure(of: commandLine, 64, reason)
    }

    @Test(arguments: [
        ("StepperStyles --html .", "cannot write .: it is a folder"),
        (
            "StepperStyles --html /nowhere/page",
            "cannot write /nowhere/page: there is no folder /nowhere"
        ),
        ("StepperStyles --html /dev/full", "cannot write /dev/full: No space left on device"),
        ("Tour --list >&-", "cannot write to standard output: it is closed"),
        ("Tour --list >/dev/full", "cannot write to standard output: No space left on device"),
        ("Tour --live basic >&-", "cannot write to standard output: it is closed"),
        (
            "Tour --live basic >/dev/full",
            "cannot write to standard output: No space left on device"
        ),
    ])
    func `an unwritable output gets one line and status 73`(
        commandLine: String, reason: String
    ) throws {
        try expectFailure(of: commandLine, 73, reason)
    }

    @Test func `a program whose reader has gone ends quietly`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let run = try ProgramRun("Tour --list", output: pipe.fileHandleForWriting)
        expectEqual(run.exitCode, 141)
        expectEqual(run.errors, "")
    }

    @Test func `control characters of a command line are escaped`() throws {
        let run = try ProgramRun("Tour '\u{1B}[31mx\u{7}\u{202E}'")
        expectEqual(run.exitCode, 64)
        #expect(run.errors.contains(#""\u{1B}[31mx\u{07}\u{202E}""#))
        #expect(!run.errors.contains("\u{1B}"))
    }

    @Test func `closed input and errors do not get in the way`() throws {
        let run = try ProgramRun("Compare basic <&- 2>&-")
        expectEqual(run.exitCode, 0)
        #expect(run.output.hasPrefix("── basic "))
    }

    @Test(arguments: ["Tour", "StepperStyles"])
    func `missing sources get one line and status 66`(program: String) throws {
        let copy = try ProgramRun.copy(of: program, replacing: "/Examples/", with: "/Elsewher/")
        defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
        let run = try ProgramRun(copy.path)
        expectEqual(run.exitCode, 66)
        // A comparison has printed its title by then.
        #expect(run.output.count(where: \.isNewline) <= 1)
        #expect(run.errors.hasPrefix("\(program): cannot read /"))
        #expect(run.errors.contains("/Elsewher/\(program)/"))
        #expect(run.errors.hasSuffix("if the sources have moved, build the program again\n"))
        expectEqual(run.errors.count(where: \.isNewline), 1)
    }

    @Test(arguments: [("60", 60), ("many", 100), ("0", 100)])
    func `the requested number of columns is kept`(columns: String, width: Int) throws {
        let run = try ProgramRun("COLUMNS=\(columns) Compare --list")
        let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
        #expect((width - 10...width).contains(widest))
    }

    private func expectFailure(
        of commandLine: String, _ exitCode: Int32, _ reason: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try ProgramRun(commandLine)
        let program = commandLine.prefix { $0 != " " }
        #expect(run.exitCode == exitCode, sourceLocation: sourceLocation)
        #expect(run.output == "", sourceLocation: sourceLocation)
        // A comparison has run, and has printed its progress by then.
        let errors = run.errors.replacing(/\d+ of \d+ tasks\n/, with: "")
        #expect(errors == "\(program): \(reason)\n", sourceLocation: sourceLocation)
    }

    private static func all(_ program: String) -> String { "`\(program) --list` names them all" }

    private static func options(_ program: String) -> String {
        "`\(program) --help` names them all"
    }
}
