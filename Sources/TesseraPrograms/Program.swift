import Foundation

/// Runs a program: writes what it returns to standard output or, if it fails, one line to standard
/// error, and exits with the failure's code.
@MainActor
public func runProgram(named name: String, _ program: ([String]) throws -> String) {
    do {
        try openStandardFiles()
        let text = try program(Array(CommandLine.arguments.dropFirst()))
        // A program that has shown something itself returns nothing to be printed.
        if text.isEmpty { return }
        do {
            try SystemError.write("\(text)\n", to: STDOUT_FILENO)
        } catch let error as SystemError {
            // `Tour | head -1` has read enough: the program ends as one that SIGPIPE has ended.
            if error.code == EPIPE { exit(128 + SIGPIPE) }
            throw cannotPrint(error.description)
        }
    } catch {
        let failure =
            error as? CommandLineFailure ?? CommandLineFailure("\(error)", code: .software)
        let line = failure.description.split(whereSeparator: \.isNewline).joined(separator: " ")
            .escapingControls
        // There is nowhere left to say that this cannot be written either.
        try? SystemError.write("\(name): \(line)\n", to: STDERR_FILENO)
        exit(failure.code.rawValue)
    }
}

/// Makes sure that none of the standard files is closed: the next file to be opened, or a pipe,
/// would take its place.
private func openStandardFiles() throws {
    // A reader that has gone is an error of writing, also where a file is written.
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
        // The system gives the lowest number that is free, which is this one.
        _ = open("/dev/null", O_RDWR)
        if descriptor == STDOUT_FILENO { throw cannotPrint("it is closed") }
    }
}

private func cannotPrint(_ reason: String) -> CommandLineFailure {
    CommandLineFailure("cannot write to standard output: \(reason)", code: .cannotWrite)
}

extension String {
    /// The text with each character escaped that a terminal obeys instead of showing.
    fileprivate var escapingControls: String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar.escaped(asASCII: true)
            // A joiner is a part of many symbols.
            case .format where scalar != "\u{200C}" && scalar != "\u{200D}":
                scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }.joined()
    }
}
