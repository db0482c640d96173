public import Foundation
public import Tessera

/// A screen under test, and the requirements of its check.
///
/// An evaluation can extend it with terms of its control:
///
/// ```swift
/// extension Inspection {
///     /// The names of all images, in order.
///     var images: [String] { tree.all("Image").compactMap(\.text) }
/// }
/// ```
///
/// If there are several screens, all members refer to this one.
@MainActor
public final class Inspection {
    /// A condition that must be true when a task is done.
    public struct Requirement: Codable, Sendable {
        /// The requirement as a sentence.
        public let sentence: String
        /// Whether the requirement is met.
        public let isMet: Bool
    }

    /// The host of the screen.
    public let host: ViewHost<AnyView>
    /// The variation that the screen is checked under; `nil` for the first check.
    public let variation: Variation?
    private let astray: (@MainActor @Sendable (CGPoint, Inspection) -> CGPoint)?
    /// The requirements so far.
    public private(set) var requirements: [Requirement] = []
    private let storage = Storage()

    init(
        _ view: AnyView, under variation: Variation? = nil,
        astray: (@MainActor @Sendable (CGPoint, Inspection) -> CGPoint)? = nil
    ) {
        self.variation = variation
        self.astray = astray
        var environment = EnvironmentValues()
        environment.storage = storage
        // The host keeps its issues, and prints none.
        host = ViewHost(rootView: view, environment: environment) { _ in }
    }

    /// The runtime issues so far, in order.
    public var issues: [RuntimeIssue] { host.issues }

    /// Returns the constant of the screen, which a variation may replace.
    ///
    /// - Parameter constant: The constant of the task's example, returned without a variation.
    public func given<Constant>(or constant: Constant) -> Constant {
        variation?.constant as? Constant ?? constant
    }

    /// The index of the screen among several in the host; `nil` for a single screen.
    private var position: Int? { variation?.position }

    /// The frame of the screen among several in the host; `nil` for a single screen.
    public var area: CGRect? {
        position.flatMap { host.frame(of: .type(CopyOfScreen.name)[$0]) }
    }

    /// Whether there are requirements, and all of them are met.
    public var isPassed: Bool { !requirements.isEmpty && requirements.allSatisfy(\.isMet) }

    /// Adds a requirement.
    public func require(_ sentence: String, _ isMet: Bool) {
        requirements.append(Requirement(sentence: sentence, isMet: isMet))
    }

    /// The tree of the screen.
    public var tree: ViewTree {
        guard let position else { return host.tree }
        let copies = host.tree.all(CopyOfScreen.name)
        guard copies.indices.contains(position) else { return ViewTree(roots: []) }
        return ViewTree(roots: copies[position].children)
    }

    /// The elements that a screen reader announces.
    public var announced: [AccessibilityTree.Element] {
        let elements = host.accessibilityTree.roots
        guard let position else { return elements }
        let size = elements.count / CopyOfScreen.count
        return Array(elements.dropFirst(position * size).prefix(size))
    }

    /// The values that the screen stores, each in a ``Stored``, in order.
    public var stored: [any Sendable] { slots.map { $0.read() } }

    /// Stores a value from outside, as the program itself would. A value of another type is ignored.
    public func store(_ value: any Sendable, at index: Int = 0) {
        guard slots.indices.contains(index) else { return }
        slots[index].write(value)
    }

    private var slots: [Slot] {
        host.update()
        guard let position else { return storage.slots }
        let size = storage.slots.count / CopyOfScreen.count
        return Array(storage.slots.dropFirst(position * size).prefix(size))
    }

    /// Returns the query for a view of this screen.
    public func query(_ query: ViewQuery) -> ViewQuery {
        guard let position else { return query }
        return query.inside(.type(CopyOfScreen.name)[position])
    }

    /// Taps a place of the host.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> InteractionResult {
        host.tap(at: reached(from: point), count: count)
    }

    /// Puts a finger on a place of the host.
    @discardableResult
    public func press(at point: CGPoint) -> InteractionResult {
        host.press(at: reached(from: point))
    }

    /// Moves the finger to a place of the host.
    @discardableResult
    public func move(to point: CGPoint) -> InteractionResult { host.move(to: reached(from: point)) }

    func reached(from point: CGPoint) -> CGPoint { astray?(point, self) ?? point }

    /// Taps a view.
    @discardableResult
    public func tap(_ query: ViewQuery, count: Int = 1) -> InteractionResult {
        host.tap(self.query(query), count: count)
    }

    /// Puts a finger on a view.
    @discardableResult
    public func press(_ query: ViewQuery) -> InteractionResult { host.press(self.query(query)) }

    /// Lifts the finger from a view, inside or outside its area.
    @discardableResult
    public func release(_ query: ViewQuery, inside: Bool = true) -> InteractionResult {
        host.release(self.query(query), inside: inside)
    }

    /// Adjusts an accessibility element by one step.
    @discardableResult
    public func adjust(
        _ query: ViewQuery, _ direction: AccessibilityAdjustmentDirection
    ) -> InteractionResult {
        host.adjust(self.query(query), direction)
    }

    /// Activates an accessibility element, as a double tap with a screen reader does.
    @discardableResult
    public func activate(_ query: ViewQuery) -> InteractionResult {
        host.activate(self.query(query))
    }

    /// Returns a view, for a later check of its presence.
    public func find(_ query: ViewQuery) -> HostedView? { host.find(self.query(query)) }

    /// Returns the names of the bodies that an action runs.
    public func bodies(during action: () -> Void) -> [String] { host.recordingBodies(action) }

    /// Returns the views with a modifier, described as in source code, in order.
    public func views(with modifier: String) -> [ViewTree.Match] {
        tree.matches { $0.modifiers.contains { "\($0)" == modifier } }
    }

    /// The strings of all texts, in order.
    public var texts: [String] { tree.all("Text").compactMap(\.text) }
}
