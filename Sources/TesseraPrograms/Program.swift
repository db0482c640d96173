import Foundation

/// Runs a program: writes its result to standard output. If it fails, this function writes a line
/// to standard error and exits with the failure's code.
@MainActor
public func runProgram(named name: String, _ program: ([String]) throws -> String) {
    do {
        try openStandardFiles()
        let text = try program(Array(CommandLine.arguments.dropFirst()))
        do {
            // A program that has already written its output returns an empty text.
            guard !text.isEmpty else {
                if fflush(nil) != 0 { throw SystemError.current }
                return
            }
            try SystemError.write("\(text)\n", to: STDOUT_FILENO)
        } catch let error as SystemError {
            // After `Tour | head -1`, the program exits as if SIGPIPE had ended it.
            if error.code == EPIPE { exit(128 + SIGPIPE) }
            throw cannotPrint(error.description)
        }
    } catch {
        let failure =
            error as? CommandLineFailure ?? CommandLineFailure("\(error)", code: .software)
        let line = failure.description.split(whereSeparator: \.isNewline).joined(separator: " ")
            .escapingControls
        // If standard error cannot be written either, the message is lost.
        try? SystemError.write("\(name): \(line)\n", to: STDERR_FILENO)
        exit(failure.code.rawValue)
    }
}

/// Opens standard files that are closed. Otherwise the next file or pipe would replace them.
private func openStandardFiles() throws {
    // Writing to a closed pipe should be an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
        // The system uses the lowest free number, which is this one.
        _ = open("/dev/null", O_RDWR)
        if descriptor == STDOUT_FILENO { throw cannotPrint("it is closed") }
    }
}

private func cannotPrint(_ reason: String) -> CommandLineFailure {
    CommandLineFailure("cannot write to standard output: \(reason)", code: .cannotWrite)
}

extension String {
    /// The text with control characters escaped that would affect a terminal.
    fileprivate var escapingControls: String {
        unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar.escaped(asASCII: true)
            // Joiners are part of many symbols.
            case .format where scalar != "\u{200C}" && scalar != "\u{200D}":
                scalar.escaped(asASCII: true)
            default: String(scalar)
            }
        }.joined()
    }
}
