import Tessera

struct LevelConfiguration {
    var value: Int
}

protocol LevelStyle: ControlStyle where StyleConfiguration == LevelConfiguration {
    typealias Configuration = LevelConfiguration
}

struct Level: View {
    var value: Int

    init(_ value: Int) { self.value = value }

    // For styles that add to the one in force.
    init(_ configuration: LevelConfiguration) { value = configuration.value }

    var body: some View {
        StyledControl(LevelConfiguration(value: value), default: BarLevelStyle())
    }
}

extension View {
    func levelStyle<S: LevelStyle>(_ style: S) -> some View {
        controlStyle(style, named: "levelStyle")
    }
}

struct BarLevelStyle: LevelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(String(repeating: "▮", count: max(0, configuration.value)))
    }
}

struct FramedLevelStyle: LevelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Level(configuration)
            .border(isEnabled ? .green : .gray)
    }
}
