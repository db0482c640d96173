import Foundation

/// Where runtime issues are printed.
enum StandardError {
    /// Has the core's issues printed here from now on.
    @MainActor
    static func receivesIssues() {
        RuntimeIssue.printer = { issue in
            FileHandle.standardError.write(Data("Tessera: \(issue)\n".utf8))
        }
    }
}
