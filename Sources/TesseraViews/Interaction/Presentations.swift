/// The screens presented in front of the views of a window, the last one on top. A host is a window.
///
/// Only the top screen is touched and announced.
package final class Presentations {
    private var screens: [PresentedScreen] = []

    package init() {}

    /// The top screen; `nil` without a presented screen.
    package var top: PresentedScreen? { screens.last }

    /// Returns the number of screens behind a screen; `nil` if it is not presented.
    package func position(of screen: PresentedScreen) -> Int? {
        screens.firstIndex { $0 === screen }
    }

    /// Presents a screen in front of all others, or removes it.
    package func update(_ screen: PresentedScreen, isThere: Bool) {
        guard screens.contains(where: { $0 === screen }) != isThere else { return }
        if isThere { screens.append(screen) } else { screens.removeAll { $0 === screen } }
    }
}

/// The identity of a presented screen.
package final class PresentedScreen {
    /// A kind of screen, by the modifier that presents it.
    package enum Kind: String {
        case sheet, fullScreenCover, popover, alert, confirmationDialog, menu

        /// Whether the screen consists of buttons, and each button dismisses it.
        package var isMessage: Bool { [.alert, .confirmationDialog, .menu].contains(self) }

        /// The screen in a sentence.
        fileprivate var words: String {
            switch self {
            case .sheet: "a sheet"
            case .fullScreenCover: "a full screen cover"
            case .popover: "a popover"
            case .alert: "an alert"
            case .confirmationDialog: "a dialog"
            case .menu: "a menu"
            }
        }
    }

    package private(set) var kind = Kind.sheet
    /// Whether the screen is presented. Dismissing the screen sets the value to false.
    package private(set) var isPresented: Binding<Bool> = .constant(false)

    package init() {}

    /// Takes over the values of the modifier that presents the screen.
    package func update(kind: Kind, isPresented: Binding<Bool>) {
        self.kind = kind
        self.isPresented = isPresented
    }

    /// The value that presents an alert, a dialog or a menu; `nil` for other screens.
    package var message: Binding<Bool>? { kind.isMessage ? isPresented : nil }
    /// The reason why a gesture does not dismiss the screen; `nil` if it does.
    package var dismissalRefusal: String? {
        switch kind {
        case .alert: "an alert is dismissed by its buttons"
        case .fullScreenCover: "a full screen cover is dismissed by its views"
        default: nil
        }
    }
}

/// A modifier whose views are a window.
package protocol WindowBoundary: Role {
    var presentations: Presentations { get }
}

/// A modifier whose content is a separate screen.
package protocol ScreenBoundary: Role {
    var screen: PresentedScreen { get }
}

extension Node {
    /// Whether another screen is presented in front of the screen of this node.
    @MainActor
    package var isCovered: Bool { environment.coverReason != nil }
}

private struct PresentedScreenKey: PlaceEnvironmentKey {
    static var defaultValue: PresentedScreen? { nil }
}

private struct WindowPresentationsKey: PlaceEnvironmentKey {
    static var defaultValue: Presentations? { nil }
}

extension EnvironmentValues {
    /// The screens presented in front of the views of the window; `nil` without a host.
    package var presentations: Presentations? {
        get { self[WindowPresentationsKey.self] ?? hostServices?.presentations }
        set { self[WindowPresentationsKey.self] = newValue }
    }

    /// The reason why the view is covered; `nil` if no screen is in front.
    var coverReason: String? {
        guard let top = presentations?.top, top !== presentedScreen
        else { return nil }
        return "covered by \(top.kind.words)"
    }

    /// The presented screen that contains the view; `nil` on the root screen.
    package var presentedScreen: PresentedScreen? {
        get { self[PresentedScreenKey.self] }
        set { self[PresentedScreenKey.self] = newValue }
    }
}
