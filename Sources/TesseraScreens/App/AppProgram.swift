package import Foundation

/// The command line of an app: an output, chosen by an option, and the size of the window.
@MainActor
package struct AppProgram<Root: App> {
    /// Makes an output of the app in a window, and returns the text to print.
    package typealias Output = @MainActor (ViewHost<Root>, AppArguments) throws -> String

    private let outputs: [AppOption: Output]
    private let live: (@MainActor () -> Void)?

    /// Makes the program with the outputs of the modules that it imports.
    ///
    /// - Parameters:
    ///   - outputs: The outputs, beside the tree.
    ///   - live: A function that shows the app until the user leaves.
    package init(_ outputs: [AppOption: Output] = [:], live: (@MainActor () -> Void)? = nil) {
        (self.outputs, self.live) = (outputs, live)
    }

    /// Runs the program with the arguments of the process.
    ///
    /// The program waits until the tasks of its views have ended, for 5 seconds at most.
    package func run() {
        do {
            let arguments = try arguments(Array(CommandLine.arguments.dropFirst()))
            if arguments.option == .live {
                live?()
            } else if arguments.option == .help {
                print(AppArguments.usage(of: "\(Root.self)"))
            } else {
                let host = host(in: arguments.size)
                Self.finishTasks(of: host)
                print(try output(of: host, for: arguments))
            }
        } catch {
            let usage = "usage: \(AppArguments.usage(of: "\(Root.self)"))"
            let rest = error is AppArguments.Mistake ? "\n\(usage)\n" : "\n"
            FileHandle.standardError.write(Data("\(Root.self): \(error)\(rest)".utf8))
            exit(error is AppArguments.Mistake ? 2 : 1)
        }
    }

    /// Returns the text that the program prints for some arguments, after the tasks of its views.
    package func output(for words: [String]) async throws -> String {
        let arguments = try arguments(words)
        let host = host(in: arguments.size)
        await host.finishTasks()
        return try output(of: host, for: arguments)
    }

    private func arguments(_ words: [String]) throws -> AppArguments {
        let arguments = try AppArguments(words)
        guard let option = arguments.option, option != .help else { return arguments }
        let isThere = option == .live ? live != nil : outputs[option] != nil
        guard isThere else { throw AppArguments.Mistake.missing(option) }
        return arguments
    }

    private func host(in size: CGSize?) -> ViewHost<Root> {
        let host = ViewHost(rootView: Root())
        host.size = ProposedViewSize(size ?? host.defaultSize)
        return host
    }

    private func output(of host: ViewHost<Root>, for arguments: AppArguments) throws -> String {
        guard let output = arguments.option.flatMap({ outputs[$0] }) else {
            return host.tree.text()
        }
        return try output(host, arguments)
    }

    /// Waits until the tasks of a host's views have ended, for 5 seconds at most.
    package static func finishTasks(of host: ViewHost<Root>) {
        let tasks = RunningTasks(of: host)
        let end = ContinuousClock.now + .seconds(5)
        while !tasks.haveEnded {
            if .now > end {
                let message = "\(Root.self): a task still runs after 5 seconds\n"
                return FileHandle.standardError.write(Data(message.utf8))
            }
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }
}

/// The tasks that the views of a host have started.
@MainActor
private final class RunningTasks {
    private(set) var haveEnded = false

    init(of host: ViewHost<some View>) {
        Task {
            await host.finishTasks()
            haveEnded = true
        }
    }
}

extension ViewHost {
    /// The size of the first window that sets one, or else that of a phone.
    package var defaultSize: CGSize {
        let size = graph.lookingAt { root in
            root.firstNode { $0.has(DefaultSizeModifier.self) }?.role(DefaultSizeModifier.self)?
                .size
        }
        guard let size, size.width > 0, size.height > 0, size.width + size.height < .infinity else {
            return CGSize(width: 390, height: 844)
        }
        return size
    }
}
