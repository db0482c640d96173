import Tessera

/// A control for the random trees, with a value and a label.
struct Badge: View {
    let configuration: BadgeConfiguration
    @Environment(\.place) private var place

    var body: some View {
        let _ = configuration.run(place, "|badge")
        StyledControl(configuration, default: DefaultBadgeStyle())
    }
}

struct BadgeConfiguration {
    let site: Site
    @Binding var value: Int
    let label: AnyView
}

protocol BadgeStyle: ControlStyle where StyleConfiguration == BadgeConfiguration {
    typealias Configuration = BadgeConfiguration
}

extension View {
    func badgeStyle(_ style: some BadgeStyle) -> some View {
        controlStyle(style, named: "badgeStyle")
    }
}

extension Site {
    func badge(_ value: Binding<Int>) -> some View {
        Badge(
            configuration: BadgeConfiguration(site: self, value: value, label: child("label")))
    }

    @ViewBuilder
    func styled(_ form: Spec.StyleForm, _ cell: Cell) -> some View {
        switch form {
        case .drawing: child().badgeStyle(DrawingBadgeStyle(amount: cell.value))
        case .wrapping: child().badgeStyle(WrappingBadgeStyle(amount: cell.value))
        case .doubling: child().badgeStyle(DoublingBadgeStyle())
        case .counting: child().badgeStyle(CountingBadgeStyle(cell: cell))
        case .setting: child().badgeStyle(SettingBadgeStyle(amount: cell.value))
        case .restyling: child().badgeStyle(RestylingBadgeStyle(amount: cell.value))
        case .silent: child().badgeStyle(SilentBadgeStyle())
        }
    }
}

extension BadgeConfiguration {
    /// Records a run of the body of the control or of its style. Returns the place of the views inside:
    /// a style may make copies of the control, so its path is not enough.
    fileprivate func run(_ place: String, _ part: String = "|style") -> String {
        let path = place + site.path + part
        site.world.didRun(path)
        return path + "!"
    }

    fileprivate func text(_ place: String) -> some View {
        let text = "\(place)=\(value)"
        return site.world.tappedText(text) { value += 1 }
    }
}

private struct DefaultBadgeStyle: BadgeStyle {
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let place = configuration.run(place)
        Dots()
        configuration.text(place)
        configuration.label.environment(\.place, place)
    }
}

/// Draws the control with a value of the style and one of the environment.
private struct DrawingBadgeStyle: BadgeStyle {
    let amount: Int
    @Environment(\.place) private var place
    @Environment(\.a) private var a

    func makeBody(configuration: Configuration) -> some View {
        let place = configuration.run(place)
        VStack {
            Text("\(amount) \(a)")
            configuration.text(place)
            configuration.label.environment(\.place, place)
        }
    }
}

private struct WrappingBadgeStyle: BadgeStyle {
    let amount: Int
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let place = configuration.run(place)
        HStack {
            Badge(configuration: configuration).padding(CGFloat(amount))
        }
        .environment(\.place, place)
    }
}

private struct DoublingBadgeStyle: BadgeStyle {
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let place = configuration.run(place)
        Badge(configuration: configuration).environment(\.place, place + "L")
        Badge(configuration: configuration).environment(\.place, place + "R")
    }
}

/// A style that counts taps, once for each control, and reads a cell.
private struct CountingBadgeStyle: BadgeStyle {
    let cell: Cell
    @Environment(\.place) private var place
    @State private var extra: Int?

    func makeBody(configuration: Configuration) -> some View {
        let place = configuration.run(place)
        let count = extra ?? configuration.site.world.seed(place) ?? 0
        let text = "\(place)+\(count)"
        configuration.site.world.tappedText(text) { extra = count + 1 }
        Text("\(cell.value)")
        Badge(configuration: configuration).environment(\.place, place)
    }
}

private struct SettingBadgeStyle: BadgeStyle {
    let amount: Int
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let place = configuration.run(place)
        Badge(configuration: configuration)
            .environment(\.a, amount)
            .environment(\.place, place)
    }
}

/// Sets another style inside. That style draws the control first, and then the next outer style.
private struct RestylingBadgeStyle: BadgeStyle {
    let amount: Int
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let place = configuration.run(place)
        Badge(configuration: configuration)
            .badgeStyle(WrappingBadgeStyle(amount: amount))
            .environment(\.place, place)
    }
}

private struct SilentBadgeStyle: BadgeStyle {
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let place = configuration.run(place)
        Text("\(place) silent")
    }
}
