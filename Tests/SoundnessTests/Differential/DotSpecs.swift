import Tessera

/// Two controls that set environment values for the views of their style, as the symbols of a
/// rating do. The values come from the outer environment.
struct Dots: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorScheme) private var scheme
    @Environment(\.a) private var a

    var body: some View {
        let isWide = controlSize == .large || scheme == .dark
        ForEach(0..<2) { _ in
            Dot(isFaint: !isEnabled, size: CGFloat(isWide ? 20 : 10), a: a)
        }
    }
}

extension Site {
    /// Shows one of two branches, and changes the environment of both, in one update.
    @ViewBuilder
    func gated(_ form: Spec.GateForm, isOpen: Bool) -> some View {
        Group {
            switch form {
            case .branch:
                if isOpen { VStack { branch(isOpen) } } else { HStack { branch(isOpen) } }
            case .erased:
                isOpen ? AnyView(VStack { branch(isOpen) }) : AnyView(HStack { branch(isOpen) })
            case .identified: VStack { branch(isOpen) }.id(isOpen)
            case .elements: ForEach([isOpen], id: \.self) { _ in VStack { branch(isOpen) } }
            }
        }
        .disabled(!isOpen)
        .controlSize(isOpen ? .large : .small)
    }

    @ViewBuilder
    private func branch(_ isOpen: Bool) -> some View {
        Dots()
        if isOpen { child("t") } else { child("f", 1) }
    }
}

private struct Dot: StyledView {
    let isFaint: Bool
    let size: CGFloat
    let a: Int

    var configuration: DotConfiguration { DotConfiguration() }
    var defaultStyle: DefaultDotStyle { DefaultDotStyle() }
    var setsEnvironment: Bool { true }
    static var sharesEnvironment: Bool { true }

    func setEnvironment(_ values: inout EnvironmentValues) {
        values.foregroundStyle =
            isFaint ? AnyShapeStyle(.tint.opacity(0.4)) : AnyShapeStyle(.tint)
        values.dotSize = size
        values.b = a
    }
}

private struct DotConfiguration {}

private protocol DotStyle: ControlStyle where StyleConfiguration == DotConfiguration {}

private struct DefaultDotStyle: DotStyle {
    @Environment(\.dotSize) private var size
    @Environment(\.b) private var b

    func makeBody(configuration: DotConfiguration) -> some View {
        Circle().frame(width: size, height: size + CGFloat(b)).allowsHitTesting(false)
    }
}

private struct DotSizeKey: EnvironmentKey { static let defaultValue: CGFloat = 10 }

extension EnvironmentValues {
    fileprivate var dotSize: CGFloat {
        get { self[DotSizeKey.self] }
        set { self[DotSizeKey.self] = newValue }
    }
}
