import Tessera
import TesseraClosureRating
import TesseraControlRating
import TesseraRating
import TesseraTesting
import TestViews

/// A control under a style that disables it. It counts its uses.
enum StyledSubject: CaseIterable {
    case toggle, toggleBesideText, buttonToggle, button, buttonLook, rating, ratingBesideText
    case ratingSymbol, ratingSymbolBesideText, ratingLayoutClosure, ratingSymbolClosure
    case original, originalBesideText, closure

    private struct LockedToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Toggle(configuration).disabled(true)
        }
    }

    private struct NotedToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Toggle(configuration).disabled(true)
                Text("locked")
            }
        }
    }

    private struct LockedButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).disabled(true)
        }
    }

    private struct LockedLook: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.disabled(true)
        }
    }

    private struct LockedRating: TesseraControlRating.RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            TesseraControlRating.Rating(configuration).disabled(true)
        }
    }

    private struct NotedRating: TesseraControlRating.RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                TesseraControlRating.Rating(configuration).disabled(true)
                Text("locked")
            }
        }
    }

    private struct LockedSymbol: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.disabled(true)
        }
    }

    private struct NotedSymbol: RatingSymbolStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.disabled(true)
                Text("locked")
            }
        }
    }

    private struct LockedOriginal: TesseraRating.RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            TesseraRating.Rating(configuration).disabled(true)
        }
    }

    private struct NotedOriginal: TesseraRating.RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                TesseraRating.Rating(configuration).disabled(true)
                Text("locked")
            }
        }
    }

    func view(isLocked: Bool = true, _ used: @escaping () -> Void) -> AnyView {
        let control = control(isLocked, used)
        guard isLocked else { return control }
        switch self {
        case .toggle: return AnyView(control.toggleStyle(LockedToggle()))
        case .toggleBesideText: return AnyView(control.toggleStyle(NotedToggle()))
        case .buttonToggle:
            return AnyView(control.toggleStyle(.button).buttonStyle(LockedButton()))
        case .button: return AnyView(control.buttonStyle(LockedButton()))
        case .buttonLook: return AnyView(control.buttonStyle(LockedLook()))
        case .rating: return AnyView(control.ratingStyle(LockedRating()))
        case .ratingBesideText: return AnyView(control.ratingStyle(NotedRating()))
        case .ratingSymbol: return AnyView(control.ratingSymbolStyle(LockedSymbol()))
        case .ratingSymbolBesideText: return AnyView(control.ratingSymbolStyle(NotedSymbol()))
        case .ratingLayoutClosure:
            return AnyView(control.ratingContent { TesseraControlRating.Rating($0).disabled(true) })
        case .ratingSymbolClosure: return AnyView(control.ratingSymbol { $0.disabled(true) })
        case .original: return AnyView(control.ratingStyle(LockedOriginal()))
        case .originalBesideText: return AnyView(control.ratingStyle(NotedOriginal()))
        case .closure: return control
        }
    }

    private func control(_ isLocked: Bool, _ used: @escaping () -> Void) -> AnyView {
        func binding<Value>(_ value: Value) -> Binding<Value> {
            Binding(get: { value }, set: { (_: Value) in used() })
        }
        switch self {
        case .toggle, .toggleBesideText, .buttonToggle:
            return AnyView(Toggle("Wrap", isOn: binding(true)))
        case .button, .buttonLook: return AnyView(Button("Save", action: used))
        case .rating, .ratingBesideText, .ratingSymbol, .ratingSymbolBesideText,
            .ratingLayoutClosure, .ratingSymbolClosure:
            return AnyView(TesseraControlRating.Rating(value: binding(2)))
        case .original, .originalBesideText: return AnyView(TesseraRating.Rating(value: binding(2)))
        case .closure:
            return AnyView(
                TesseraClosureRating.Rating(value: binding(2)) { isFilled in
                    Image(systemName: isFilled ? "star.fill" : "star").disabled(isLocked)
                })
        }
    }
}

@Suite(.runtimeIssuesFail)
struct DisablingStyleTests {
    /// Uses every view of a tree by finger, by assistive technologies and by keys.
    private func useEverything(in host: ViewHost<some View>) {
        for path in host.tree.matches(where: { _ in true }).map(\.path) {
            host.tap(.path(path))
            host.press(.path(path))
            host.release(.path(path))
            host.toggle(.path(path))
            host.activate(.path(path))
            host.adjust(.path(path), .increment)
            host.focus(.path(path))
            for key: KeyEquivalent in [.rightArrow, .space, .return] { host.press(key: key) }
        }
    }

    @Test(arguments: StyledSubject.allCases)
    func `a control that a style disables is disabled in every way`(subject: StyledSubject) throws {
        var uses = 0
        let host = ViewHost(rootView: subject.view { uses += 1 })
        useEverything(in: host)
        expectEqual(uses, 0)
        let element = try #require(host.accessibilityTree.roots.first)
        #expect(!element.isEnabled)
        #expect("\(element)".contains("disabled"))
    }

    @Test(arguments: StyledSubject.allCases)
    func `the same control without the style is enabled`(subject: StyledSubject) {
        var uses = 0
        let host = ViewHost(rootView: subject.view(isLocked: false) { uses += 1 })
        useEverything(in: host)
        #expect(uses > 0)
        expectEqual(host.accessibilityTree.roots.first?.isEnabled, true)
    }

    @Test func `a gesture around a control stays when a style disables it`() {
        var taps = 0
        let host = ViewHost(rootView: StyledSubject.toggle.view {}.onTapGesture { taps += 1 })
        expectEqual(host.tap(.type("Toggle")[0]), .done)
        expectEqual(taps, 1)
    }
}
