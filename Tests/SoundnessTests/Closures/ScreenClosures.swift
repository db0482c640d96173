import Tessera

extension ClosureCase {
    /// Closures of screens in front of others, and those that make an object.
    static let screens: [ClosureCase] = [
        ClosureCase("a full screen cover", [tap]) { Covering(call: $1) },
        ClosureCase("a popover", [tap, { $0.dismissSheet() }]) { Popping(call: $1) },
        ClosureCase("a button of a dialog", [tap]) { Asking(call: $1) },
        ClosureCase("a state object", [change]) { Owning(call: $1) },
    ]

    private struct Covering: View {
        let call: () -> Void
        @State private var isShown = true
        var body: some View {
            Text("back").fullScreenCover(isPresented: $isShown, onDismiss: call) {
                Button("it") {
                    call()
                    isShown = false
                }
            }
        }
    }

    private struct Popping: View {
        let call: () -> Void
        @State private var isShown = true
        var body: some View {
            Text("back").popover(isPresented: $isShown) { Button("it", action: call) }
        }
    }

    private struct Asking: View {
        let call: () -> Void
        @State private var isShown = true
        var body: some View {
            Text("back").confirmationDialog("question", isPresented: $isShown) {
                Button("it", action: call)
            }
        }
    }

    private final class Made: ObservableObject {
        init(_ call: () -> Void) { call() }
    }

    private struct Owning: View {
        @StateObject private var made: Made

        init(call: @escaping () -> Void) { _made = StateObject(wrappedValue: Made(call)) }

        var body: some View { Text("it \(ObjectIdentifier(made) == ObjectIdentifier(made))") }
    }
}
