import Tessera
import TesseraTesting
import TestViews

/// The views at which the focus stops.
@Suite(.runtimeIssuesFail)
struct FocusStopTests {
    /// The paths of the stops of a host, in the order of Tab.
    private func stops<Content: View>(of host: ViewHost<Content>) -> [String] {
        var paths: [String] = []
        while host.press(key: .tab) == .done, let path = host.focusedView?.path {
            if paths.contains(path) { break }
            paths.append(path)
        }
        return paths
    }

    @Test func `the focus stops at no view that is not drawn`() {
        let slider = Slider(value: .constant(0.5))
        let field = TextField("field", text: .constant(""))
        let button = Button("button") {}
        let host = ViewHost(
            rootView: VStack {
                Text("represented").accessibilityRepresentation { slider }
                Text("masked").mask { field }
                Toggle(isOn: .constant(true)) { field }.labelsHidden()
                field.opacity(0)
                VStack { field }.hidden()
                Tessera.Form {
                    Picker("genre", selection: .constant(1)) {
                        button.tag(1)
                        button.tag(2)
                    }
                }
                ViewThatFits {
                    Text("fits"); field
                }
            })
        host.environment.isKeyboardNavigationOn = true
        expectEqual(
            stops(of: host), ["VStack/Toggle/HStack/Switch", "VStack/Form/Picker/PickerOptions"])
        expectEqual(host.focus(.type("Slider")), .refused("in a representation"))
    }

    private struct Card: View {
        let log: (String) -> Void
        var body: some View { Text("card").onTapGesture { log("card") } }
    }

    @Test func `a view is one stop, with each action and state of its own`() {
        struct Screen: View {
            enum Name: Hashable { case tapped, focusable, inner, outer, card, button, slider }
            @FocusState var name: Name?
            let log: (String) -> Void
            @State private var volume = 5.0

            var body: some View {
                Text(name.map { "\($0)" } ?? "none")
                Text("a").focusable().focused($name, equals: .focusable)
                    .onTapGesture { log("focusable") }
                Text("b").onTapGesture { log("tapped") }.focusable()
                    .focused($name, equals: .tapped)
                Text("c").focused($name, equals: .inner).onTapGesture { log("inner") }
                    .onTapGesture { log("not reached") }
                Card(log: log).padding().focusable().focused($name, equals: .card)
                Button("e") { log("button") }.focusable().focused($name, equals: .button)
                Slider(value: $volume, in: 0...10, step: 1).focused($name, equals: .slider)
                    .onTapGesture { log("slider") }
            }
        }
        var log: [String] = []
        let host = ViewHost(rootView: Screen { log.append($0) })
        host.environment.isKeyboardNavigationOn = true
        var names: [String] = []
        for _ in 0..<7 {
            host.press(key: .tab)
            names.append(host.tree.all("Text").first?.text ?? "")
            host.press(key: .space)
        }
        expectEqual(
            names, ["focusable", "tapped", "inner", "card", "button", "slider", "focusable"])
        expectEqual(
            log, ["focusable", "tapped", "inner", "card", "button", "slider", "focusable"])
    }

    @Test func `Tab shows the stop that it goes to`() {
        let host = ViewHost(
            rootView: ScrollView {
                ForEach(0..<9) { row in
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(0..<5) { Text("\(row).\($0)").frame(width: 60).focusable() }
                        }
                    }
                }
            }.frame(width: 100, height: 50))
        for _ in 0..<50 {
            host.press(key: .tab)
            let frame = host.focusedView.flatMap { host.frame(of: .path($0.path)) } ?? .zero
            let window = host.frame(of: .type("ScrollView")[0]) ?? .zero
            #expect(window.contains(frame), "\(frame) in \(window)")
        }
    }
}
