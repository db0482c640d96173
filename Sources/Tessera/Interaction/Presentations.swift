import TesseraCore

/// The screens presented in front of a host's views, the last one on top.
///
/// Only the top screen is touched and announced.
final class Presentations: HostService {
    private struct Entry {
        weak var screen: PresentedScreen?
    }

    private var entries: [Entry] = []

    init(of services: HostServices) {}

    /// The top screen; `nil` without a presented screen.
    var top: PresentedScreen? { entries.lazy.reversed().compactMap(\.screen).first }

    /// Presents a screen in front of all others, or removes it.
    func update(
        _ screen: PresentedScreen, _ kind: PresentedScreen.Kind, isThere: Bool,
        isPresented: Binding<Bool>, dismissalRefusal: String?
    ) {
        screen.kind = kind
        screen.isPresented = isPresented
        screen.dismissalRefusal = dismissalRefusal
        let isHere = entries.contains { $0.screen === screen }
        guard isHere != isThere else { return }
        remove(screen)
        if !isHere { entries.append(Entry(screen: screen)) }
    }

    /// Removes a screen. The program may keep its presenter after the presenter has left the tree.
    func remove(_ screen: PresentedScreen) {
        entries.removeAll { $0.screen == nil || $0.screen === screen }
    }
}

/// The identity of a presented screen.
final class PresentedScreen {
    enum Kind: String { case sheet, alert }

    var kind = Kind.sheet
    /// Whether the screen is presented. Dismissing the screen sets the value to false.
    var isPresented: Binding<Bool> = .constant(false)
    /// The reason why a gesture does not dismiss the screen; `nil` if it does.
    var dismissalRefusal: String?
}

/// A modifier whose content is a separate screen.
protocol ScreenBoundary: Role {
    var screen: PresentedScreen { get }
}

extension Node {
    /// The presented screen that contains this node; `nil` on the root screen.
    @MainActor
    var presentedScreen: PresentedScreen? {
        sequence(first: self, next: \.parent).lazy
            .compactMap { $0.role((any ScreenBoundary).self)?.screen }.first
    }

    /// Whether another screen is presented in front of the screen of this node.
    @MainActor
    var isCovered: Bool { coverReason != nil }

    /// The reason why this node is covered; `nil` if no screen is in front.
    @MainActor
    var coverReason: String? {
        guard let top = environment.hostServices?[Presentations.self].top, top !== presentedScreen
        else { return nil }
        return top.kind == .alert ? "covered by an alert" : "covered by a sheet"
    }
}

private struct ScreenCoveredKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view is on a screen that another screen of its stack covers.
    var isScreenCovered: Bool {
        get { self[ScreenCoveredKey.self] }
        set { self[ScreenCoveredKey.self] = newValue }
    }
}
