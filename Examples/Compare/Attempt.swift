import ExampleSupport
import Foundation
import Tessera

/// A task done with one design, as well as the design allows.
///
/// The region `code` of its file is what a user writes. A region `before`, if there is one, is
/// what stood there before the change that the task asks for.
struct Attempt: Sendable {
    let design: Design
    /// Why the design cannot do more, where it cannot do all.
    let limit: String?
    private let file: String
    /// Hosts what the code makes.
    let host: @MainActor @Sendable () -> ViewHost<AnyView>
    /// The static type of what the code makes.
    let type: @MainActor @Sendable () -> any Any.Type

    init<Screen: View>(
        _ design: Design, limit: String? = nil, file: String = #filePath,
        _ screen: @escaping @MainActor @Sendable () -> Screen
    ) {
        self.design = design
        self.limit = limit
        self.file = file
        host = { ViewHost(rootView: AnyView(screen())) }
        type = { Screen.Body.self }
    }

    /// What a user writes.
    func code() throws -> String {
        try SourceRegion.code(named: "code", in: URL(fileURLWithPath: file))
    }

    /// What stood there before, if the file says so.
    func before() throws -> String? {
        SourceRegion.regions(in: try source())["before"]
    }

    /// The whole file of the attempt.
    func source() throws -> String {
        try SourceRegion.source(of: URL(fileURLWithPath: file))
    }
}
