import TesseraCore

/// The screens that are presented in front of a host's views, the last one on top.
///
/// Only the top one can be touched, and only it is announced.
final class Presentations {
    private struct Entry {
        weak var screen: PresentedScreen?
    }

    private var entries: [Entry] = []

    /// The screen in front of all others; `nil` if there is none.
    var top: PresentedScreen? { entries.lazy.reversed().compactMap(\.screen).first }

    /// Presents a screen in front of all others, or takes it away.
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

    /// Takes a screen away, if it is presented. Its presenter may be kept by somebody when it has left.
    func remove(_ screen: PresentedScreen) {
        entries.removeAll { $0.screen == nil || $0.screen === screen }
    }
}

/// The identity of a presented screen.
final class PresentedScreen {
    enum Kind: String { case sheet, alert }

    var kind = Kind.sheet
    /// A Boolean value that is true while the screen is presented; dismissing it makes the value
    /// false.
    var isPresented: Binding<Bool> = .constant(false)
    /// The reason why a gesture does not dismiss the screen; `nil` if one does.
    var dismissalRefusal: String?
}

/// A modifier at whose content another screen begins.
protocol ScreenBoundary: Role {
    var screen: PresentedScreen { get }
}

private struct PresentationsKey: PlaceEnvironmentKey {
    static var defaultValue: Presentations? { nil }
}

extension EnvironmentValues {
    /// The screens that are presented in front of the host's views.
    var presentations: Presentations? {
        get { self[PresentationsKey.self] }
        set { self[PresentationsKey.self] = newValue }
    }
}

extension Node {
    /// The presented screen that this node is on; `nil` if it is on the first one.
    @MainActor
    var presentedScreen: PresentedScreen? {
        sequence(first: self, next: \.parent).lazy
            .compactMap { $0.role((any ScreenBoundary).self)?.screen }.first
    }

    /// A Boolean value that is true if another screen is presented in front of that of this node.
    @MainActor
    var isCovered: Bool { coverReason != nil }

    /// The reason why nothing is touched here; `nil` if no screen is in front.
    @MainActor
    var coverReason: String? {
        guard let top = environment.presentations?.top, top !== presentedScreen else { return nil }
        return top.kind == .alert ? "covered by an alert" : "covered by a sheet"
    }
}
