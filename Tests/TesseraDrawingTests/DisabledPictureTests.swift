import Tessera
import TesseraTesting

@testable import TesseraDrawing
import TestViews

/// The looks of controls that do not respond.
@Suite(.runtimeIssuesFail)
struct DisabledPictureTests {
    private enum Control: CaseIterable {
        case button, bordered, prominent, borderless, plain, toggle, buttonToggle, slider, stepper
        case picker, menu, textField, textEditor, disclosureGroup, navigationLink, link

        @ViewBuilder var view: some View {
            switch self {
            case .button: Button("a") {}
            case .bordered: Button("a") {}.buttonStyle(.bordered)
            case .prominent: Button("a") {}.buttonStyle(.borderedProminent)
            case .borderless: Button("a") {}.buttonStyle(.borderless)
            case .plain: Button("a") {}.buttonStyle(.plain)
            case .toggle: Toggle("a", isOn: .constant(true))
            case .buttonToggle: Toggle("a", isOn: .constant(true)).toggleStyle(.button)
            case .slider: Slider(value: .constant(0.5))
            case .stepper: Stepper("a", value: .constant(1))
            case .picker: Picker("a", selection: .constant(1)) { Text("b").tag(1) }
            case .menu: Menu("a") { Button("b") {} }
            case .textField: TextField("a", text: .constant("b"))
            case .textEditor: TextEditor(text: .constant("b"))
            case .disclosureGroup: DisclosureGroup("a") { Text("b") }
            case .navigationLink: NavigationStack { NavigationLink("a", value: 1) }
            case .link: Button("a", role: .destructive) {}
            }
        }
    }

    @Test(arguments: Control.allCases)
    private func `a disabled control looks otherwise than an enabled one`(control: Control) {
        let size = ProposedViewSize(width: 200, height: 100)
        let enabled = ViewHost(rootView: AnyView(control.view), size: size)
        let disabled = ViewHost(rootView: AnyView(control.view.disabled(true)), size: size)
        #expect(enabled.drawing.items != disabled.drawing.items)
    }

    @Test func `a disabled prominent button is grey`() {
        let svg = ViewHost { Button("a") {}.buttonStyle(.borderedProminent).disabled(true) }
            .svg(margin: 0)
        #expect(!svg.contains("#007aff") && !svg.contains("#ffffff\">a"))
    }

    @Test func `buttons of dialogs and inner menus have links' colour`() {
        struct Asking: View {
            var body: some View {
                Text("a").confirmationDialog("b", isPresented: .constant(true)) { Button("c") {} }
            }
        }
        struct Choosing: View {
            var body: some View { Menu("a") { Menu("c") { Button("d") {} } } }
        }
        let menu = ViewHost(rootView: Choosing())
        menu.tap(.text("a"))
        for drawing in [ViewHost(rootView: Asking()).drawing, menu.drawing] {
            let paints = drawing.items.compactMap { item in
                if case .text(let piece) = item.content, piece.string == "c" {
                    piece.paint
                } else {
                    nil
                }
            }
            expectEqual(paints, [.ink(ColorTable.blue)])
        }
    }
}
