import TesseraPrograms
import Foundation
public import Tessera

/// A solution of a task with one design, as good as its author can make it.
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
/// The region `code` of its file is the code that a user writes, and the code that is measured. An
/// optional region `before` contains the code before the change that the task requires. A file with
/// attempts of several designs uses regions with other names, such as `style` and `style-before`.
///
/// An attempt shows that a task is possible, but never that it is impossible. The best known
/// attempt represents a design until a better one is written.
public struct Attempt: Sendable {
    /// The design of the attempt.
    public internal(set) var design: Design
    /// The name of the attempt among several for one task; `nil` for a single attempt.
    public let name: String?
    /// A note on a part of the task or control that the attempt gives up. It does not affect the
    /// result.
    public let loss: String?
    /// The reason why the attempt is incomplete, if it is.
    public let limit: String?
    let file: String
    let region: String
    private let content: @MainActor @Sendable () -> any View
    /// Creates the screen with a different constant; returns `nil` for a constant of another type.
    private let remade: @MainActor @Sendable (any Sendable) -> AnyView?

    /// Creates an attempt.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - name: The name among several attempts with the design.
    ///   - loss: A note on a part of the task that the attempt gives up although it passes the
    ///     check.
    ///   - limit: The reason why the attempt is incomplete.
    ///   - region: The name of the file's region with the attempt's code.
    ///   - file: The file with the code.
    ///   - screen: Returns the screen.
    public init<Screen: View>(
        _ design: Design, _ name: String? = nil, loss: String? = nil, limit: String? = nil,
        region: String = "code", file: String = #filePath,
        _ screen: @escaping @MainActor @Sendable () -> Screen
    ) {
        self.init(
            design, name, loss: loss, limit: limit, stating: (), region: region, file: file
        ) { _ in screen() }
    }

    /// Creates an attempt parameterised by a constant, such as a count, so that
    /// ``Variation/given(_:_:)`` can rerun it with a different value.
    ///
    /// ```swift
    /// static let basicHand = Attempt(.hand, stating: 10) { Screen(limit: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - name: The name among several attempts with the design.
    ///   - loss: A note on a part of the task that the attempt gives up although it passes the
    ///     check.
    ///   - limit: The reason why the attempt is incomplete.
    ///   - constant: The constant of the task's example.
    ///   - region: The name of the file's region with the attempt's code.
    ///   - file: The file with the code.
    ///   - screen: Returns the screen for a constant.
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
        content = { screen(constant) }
        remade = { ($0 as? Constant).map { AnyView(screen($0)) } }
    }

    /// The type of the screen, without what the trial stores around it.
    @MainActor
    var screenType: Any.Type {
        let content = content()
        return (content as? any StoredScreen)?.screenType ?? type(of: content)
    }

    /// Returns the screen.
    @MainActor
    func screen() -> AnyView { AnyView(content()) }

    /// Returns the screen with a binding in place of its ``Stored`` value; `nil` for a screen with a
    /// value of another type, or without one.
    @MainActor
    public func screen<Value>(storing value: Binding<Value>) -> AnyView? {
        (content() as? any StoredScreen)?.screen(storing: value)
    }

    /// Returns the screen under a variation, or `nil` if the variation needs a constant that the
    /// attempt does not have, or applies to other designs.
    @MainActor
    func screen(under variation: Variation) -> AnyView? {
        guard variation.designs?.names.contains(design.name) ?? true else { return nil }
        guard variation.remakesAttempt, let constant = variation.constant else {
            return variation.change(screen())
        }
        return remade(constant).map(variation.change)
    }

    /// Returns the code that a user writes.
    ///
    /// - Throws: An error if the file is missing or does not contain the region.
    public func code() throws -> String {
        try SourceRegion.code(named: region, in: URL(fileURLWithPath: file))
    }

    /// Returns the code before the change, or `nil` if the file does not contain it.
    public func before() throws -> String? {
        let regions = SourceRegion.regions(in: try source())
        return regions["\(region)-before"] ?? regions["before"]
    }

    /// Returns the whole file of the attempt.
    public func source() throws -> String {
        try SourceRegion.source(of: URL(fileURLWithPath: file))
    }

    /// Returns the types that the code uses and its file declares outside of it.
    func uncounted() throws -> [String] {
        func types(in source: String) -> Set<String> {
            let declarations = source.matches(of: /\b(?:struct|class|enum|protocol) ([A-Z]\w*)/)
            return Set(declarations.map { String($0.1) })
        }
        let code = try code()
        return try types(in: source()).subtracting(types(in: code))
            .intersection(SourceScanner(code).words).sorted()
    }
}
