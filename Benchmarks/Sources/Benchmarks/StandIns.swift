import Tessera

struct Text: PrimitiveView {
    var string: String
    init(_ string: String) { self.string = string }
    func describe(_ description: inout ViewDescription) { description.text = string }
}

struct HStack<Content: View>: PrimitiveView {
    var content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

struct TapGesture: PrimitiveModifier {
    var action: () -> Void
    var description: ModifierDescription? { ModifierDescription("onTapGesture") }
}

extension View {
    func onTapGesture(perform action: @escaping () -> Void) -> some View {
        Probe.note(action)
        return modifier(TapGesture(action: action))
    }
}

struct VStack<Content: View>: PrimitiveView {
    var content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
}
