public import Foundation
public import Tessera

/// A way to spoil a screen, so that it no longer does its task.
///
/// ```swift
/// Attack("upside down") { screen, _ in screen.rotationEffect(.degrees(180)) }
/// ```
///
/// An evaluation makes impostors of attempts that do a task: each is an attempt's screen with one thing wrong.
public struct Attack: Sendable {
    /// The thing that is wrong, in a few words.
    public let name: String
    let spoil: @MainActor @Sendable (AnyView, Inspection) -> AnyView?
    let astray: (@MainActor @Sendable (CGPoint, Inspection) -> CGPoint)?

    /// Creates an attack that changes the screen.
    ///
    /// - Parameters:
    ///   - name: The thing that is wrong, in a few words.
    ///   - spoil: A function that returns the spoiled screen, or `nil` where there is nothing to spoil. The
    ///     inspection has the sound screen.
    public init<Spoiled: View>(
        _ name: String,
        spoil: @escaping @MainActor @Sendable (_ screen: AnyView, _ sound: Inspection) -> Spoiled?
    ) {
        self.name = name
        self.spoil = { screen, sound in spoil(screen, sound).map { AnyView($0) } }
        astray = nil
    }

    /// The screen as it is, but out of sight.
    public static let invisible = Attack("invisible") { screen, _ in screen.opacity(0) }

    /// Creates an attack that leads fingers astray.
    ///
    /// - Parameters:
    ///   - name: The thing that is wrong, in a few words.
    ///   - astray: A function that returns the place that a touch reaches instead.
    public init(
        _ name: String,
        leading astray: @escaping @MainActor @Sendable (_ point: CGPoint, Inspection) -> CGPoint
    ) {
        self.name = name
        self.spoil = { screen, _ in screen }
        self.astray = astray
    }
}
