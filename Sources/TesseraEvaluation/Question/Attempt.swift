import TesseraPrograms
import Foundation
public import Tessera

/// A task done with one design, as well as the author of the attempt knows how.
///
/// ```swift
/// extension Attempt {
///     static let basicStyle = Attempt(.style) { Screen() }
/// }
///
/// // region: code
/// private struct Screen: View {
///     @State private var quantity = 1
///
///     var body: some View {
///         Stepper(value: $quantity)
///     }
/// }
/// // endregion
/// ```
///
/// The region `code` of its file is what a user writes, and what is measured. A region `before`, if
/// there is one, is what stood there before the change that the task asks for. A file with attempts
/// of several designs has regions of other names, such as `style` and `style-before`.
///
/// An attempt shows what can be done, never what cannot: the best one known stands for a design
/// until somebody writes a better one.
public struct Attempt: Sendable {
    /// The design that the attempt is made with.
    public let design: Design
    /// The name of the attempt among several of one design for one task; `nil` for an only one.
    public let name: String?
    /// What the attempt gives up of the task or of the control: a note that decides nothing.
    public let loss: String?
    /// The reason why the attempt does not do all, where it does not.
    public let limit: String?
    let file: String
    let region: String
    let screen: @MainActor @Sendable () -> AnyView
    /// The screen made of another constant than the one that the attempt states; `nil` for a constant of
    /// another type.
    private let remade: @MainActor @Sendable (any Sendable) -> AnyView?

    /// Makes an attempt.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - name: The name among several attempts with the design.
    ///   - loss: What the attempt gives up though it passes the check: a note.
    ///   - limit: Why the attempt does not do all.
    ///   - region: The name of the region of the file that is the attempt's code.
    ///   - file: The file with the code.
    ///   - screen: The screen that the code makes.
    public init<Screen: View>(
        _ design: Design, _ name: String? = nil, loss: String? = nil, limit: String? = nil,
        region: String = "code", file: String = #filePath,
        _ screen: @escaping @MainActor @Sendable () -> Screen
    ) {
        self.init(
            design, name, loss: loss, limit: limit, stating: (), region: region, file: file
        ) { _ in screen() }
    }

    /// Makes an attempt whose code states a constant that the task leaves open, such as how many of
    /// something there are, so that ``Variation/given(_:_:)`` can run it with another one.
    ///
    /// ```swift
    /// static let basicHand = Attempt(.hand, stating: 10) { Screen(limit: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - name: The name among several attempts with the design.
    ///   - loss: What the attempt gives up though it passes the check: a note.
    ///   - limit: Why the attempt does not do all.
    ///   - constant: The constant of the task's example.
    ///   - region: The name of the region of the file that is the attempt's code.
    ///   - file: The file with the code.
    ///   - screen: The screen that the code makes of a constant.
    public init<Constant: Sendable, Screen: View>(
        _ design: Design, _ name: String? = nil, loss: String? = nil, limit: String? = nil,
        stating constant: Constant, region: String = "code", file: String = #filePath,
        _ screen: @escaping @MainActor @Sendable (Constant) -> Screen
    ) {
        self.design = design
        self.name = name
        self.loss = loss
        self.limit = limit
        self.region = region
        self.file = file
        self.screen = { AnyView(screen(constant)) }
        remade = { ($0 as? Constant).map { AnyView(screen($0)) } }
    }

    /// Returns the screen for a variation, or `nil` if the variation replaces a constant that the attempt
    /// does not state.
    @MainActor
    func screen(under variation: Variation) -> AnyView? {
        guard variation.remakesAttempt, let constant = variation.constant else {
            return variation.change(screen())
        }
        return remade(constant).map(variation.change)
    }

    /// Returns the code that a user writes.
    ///
    /// - Throws: An error if the file has been moved or has no such region.
    public func code() throws -> String {
        try SourceRegion.code(named: region, in: URL(fileURLWithPath: file))
    }

    /// Returns the code that stood there before, or `nil` if the file does not say.
    public func before() throws -> String? {
        let regions = SourceRegion.regions(in: try source())
        return regions["\(region)-before"] ?? (region == "code" ? regions["before"] : nil)
    }

    /// Returns the whole file of the attempt.
    public func source() throws -> String {
        try SourceRegion.source(of: URL(fileURLWithPath: file))
    }

    /// The attempt as one of another design.
    func entered(as design: Design) -> Attempt {
        Attempt(self, design: design)
    }

    private init(_ other: Attempt, design: Design) {
        self.design = design
        name = other.name
        loss = other.loss
        limit = other.limit
        region = other.region
        file = other.file
        screen = other.screen
        remade = other.remade
    }
}
