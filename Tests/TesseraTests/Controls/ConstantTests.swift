import Tessera
import TesseraTesting
import TestViews

/// A constant is a binding that ignores writes. A control with a constant is enabled.
@Suite(.runtimeIssuesFail)
struct ConstantTests {
    enum Kind: String, CaseIterable {
        case toggle, picker, textField, textEditor, slider, stepper

        var view: AnyView {
            switch self {
            case .toggle: AnyView(Toggle("Sound", isOn: .constant(true)))
            case .picker:
                AnyView(
                    Picker("Side", selection: .constant(0)) { ForEach(0..<2) { Text("\($0)") } })
            case .textField: AnyView(TextField("Name", text: .constant("a")))
            case .textEditor: AnyView(TextEditor(text: .constant("a")))
            case .slider: AnyView(Slider(value: .constant(0.5)) { Text("Volume") })
            case .stepper: AnyView(Stepper("Guests", value: .constant(2)))
            }
        }

        /// The announcement of the control.
        var words: String {
            switch self {
            case .toggle: #"Sound, "on", toggle"#
            case .picker: #"Side, "0", button"#
            case .textField: #"Name, "a", text field"#
            case .textEditor: #""a", text field"#
            case .slider: #"Volume, "50%", adjustable"#
            case .stepper: #"Guests, "2", adjustable"#
            }
        }

        /// Performs each interaction that the control supports.
        func use(_ host: ViewHost<AnyView>) -> [InteractionResult] {
            switch self {
            case .toggle: [host.tap(.type("Switch")), host.toggle(.label("Sound"))]
            case .picker: [host.choose(1, in: .text("Side"))]
            case .textField: typing(in: "TextField", host)
            case .textEditor: typing(in: "TextEditor", host)
            case .slider:
                [host.tap(.type("Track")), host.adjust(.label("Volume"), .increment)]
                    + key(.end, in: "Slider", host)
            case .stepper:
                [host.tap(.text("plus")), host.adjust(.label("Guests"), .increment)]
                    + key(.upArrow, in: "Stepper", host)
            }
        }

        private func key(
            _ key: KeyEquivalent, in type: String, _ host: ViewHost<AnyView>
        ) -> [InteractionResult] { [host.focus(.type(type)), host.press(key: key)] }

        private func typing(in type: String, _ host: ViewHost<AnyView>) -> [InteractionResult] {
            [host.type("x", into: .type(type)), host.clear(.type(type))]
                + key("x", in: type, host)
        }
    }

    @Test(arguments: Kind.allCases)
    func `a constant control is enabled and keeps its value`(kind: Kind) {
        let host = ViewHost(rootView: kind.view)
        let tree = "\(host.tree)"
        for result in kind.use(host) { expectEqual(result, .done) }
        expectEqual("\(host.tree)", tree)
        expectEqual("\(host.accessibilityTree)", kind.words)
    }

    @Test(arguments: Kind.allCases)
    func `a disabled control with a constant keeps its value`(kind: Kind) {
        let host = ViewHost(rootView: AnyView(kind.view.disabled(true)))
        let tree = "\(host.tree)"
        #expect(kind.use(host).allSatisfy { $0 != .done })
        expectEqual("\(host.tree)", tree)
        let words = kind.words.replacing(", adjustable", with: "")
        expectEqual("\(host.accessibilityTree)", "\(words), disabled")
    }
}
