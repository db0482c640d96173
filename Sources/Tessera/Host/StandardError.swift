import Foundation

/// Where runtime issues are printed.
enum StandardError {
    /// Has the core's issues printed here from the first call on.
    @MainActor static let receivesIssues: Void = {
        RuntimeIssue.printer = { issue in
            FileHandle.standardError.write(Data("Tessera: \(issue)\n".utf8))
        }
    }()
}
