import Foundation
import Tessera

extension ClosureCase {
    /// Closures that make a view or a value, and those that a presented view keeps.
    static let builders: [ClosureCase] = [
        ClosureCase("the elements of a ForEach", [change]) { value, call in
            ForEach([value], id: \.self) { _ in content("it", call) }
        },
        ClosureCase("the rows of a list", [change]) { value, call in
            List([value], id: \.self) { _ in content("it", call) }
        },
        ClosureCase("a geometry reader", [change, look]) { value, call in
            GeometryReader { _ in content("it \(value)", call) }
        },
        ClosureCase("an alternative that fits", [look]) { _, call in
            ViewThatFits { content("it", call) }
        },
        ClosureCase("alignmentGuide", [look]) { value, call in
            HStack {
                Text("it \(value)").alignmentGuide(VerticalAlignment.center) { dimensions in
                    call()
                    return dimensions.height
                }
                Text("beside")
            }
        },
        ClosureCase("transformEnvironment", [change]) { value, call in
            Text("it").transformEnvironment(\.lineLimit) { limit in
                call()
                limit = value
            }
        },
        ClosureCase("transformPreference", [look]) { _, call in
            Text("it")
                .transformPreference(Total.self) { total in
                    call()
                    total += 1
                }
                .onPreferenceChange(Total.self) { _ in call() }
        },
        ClosureCase("the destination of a link", [tap]) { _, call in
            NavigationStack {
                NavigationLink("it") { Text("there").onAppear(perform: call) }
            }
        },
        ClosureCase("the destination of an item", [look]) { _, call in
            Presenting(call: call)
        },
        ClosureCase("onSubmit", [{ $0.focus(.text("it")) }, { $0.press(key: .return) }]) {
            TextField("it", text: .constant("")).onSubmit($1)
        },
        ClosureCase("onMove", [{ $0.moveRow(.text("it"), toOffset: 0) }]) { _, call in
            List { ForEach(["it"], id: \.self) { Text($0) }.onMove { _, _ in call() } }
        },
        ClosureCase("onAppear", []) { _, call in Text("it").onAppear(perform: call) },
        ClosureCase("a preview", [change]) { _, call in Preview { content("it", call) } },
        ClosureCase("task", [look]) { _, call in
            call()
            return Text("it").task { call() }
        },
        ClosureCase("sensoryFeedback", [change]) { value, call in
            Text("it").sensoryFeedback(trigger: value) { _, _ in
                call()
                return nil
            }
        },
        ClosureCase("onReceive", [{ $0.wait(.seconds(1)) }]) { _, call in
            Text("it").onReceive(second) { _ in call() }
        },
        ClosureCase("OpenURLAction", [tap]) { _, call in
            Link("it", destination: URL(filePath: "/"))
                .environment(
                    \.openURL,
                    OpenURLAction { _ in
                        call()
                        return .handled
                    })
        },
    ]

    private static let second = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    private static let look: Act = { _ = $0.treeWithFrames }

    /// A view whose content calls a closure.
    @ViewBuilder
    private static func content(_ text: String, _ call: () -> Void) -> some View {
        let _ = call()
        Text(text)
    }

    private enum Total: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Item: Identifiable {
        let id = 1
    }

    private struct Presenting: View {
        let call: () -> Void
        @State private var item: Item? = Item()

        var body: some View {
            Text("back").sheet(item: $item) { _ in content("it", call) }
        }
    }
}
