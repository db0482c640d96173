import Tessera

/// Sets a cell to what it is told.
struct SettingButtonSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let path = site.run(place)
        Button {
            site.world.act("\(path)! \(site.argument)")
            cell.value = site.argument
        } label: {
            Text("\(path)!")
            site.child("label", argument: 0)
        }
        .environment(\.place, "\(path)!")
    }
}

/// Counts how often it is tapped, from the count that it shows.
struct CountingButtonSpec: View {
    let site: Site
    @State private var count: Int

    init(site: Site) {
        self.site = site
        _count = State(initialValue: site.world.seed(site.path) ?? 0)
    }

    var body: some View {
        let path = site.run("")
        let _ = site.world.keep($count, path)
        let shown = count
        Button {
            site.world.act("\(path) adds to \(shown)")
            count = shown + 1
        } label: {
            Text("\(path)=\(shown)")
            site.child("label", argument: 0)
        }
        .environment(\.place, "\(path)!")
    }
}

struct ButtonStyledSpec: View {
    let site: Site
    let form: Spec.ButtonForm
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        let content = site.child("0")
        switch form {
        case .plain: content.buttonStyle(.plain)
        case .bordered: content.buttonStyle(.bordered)
        case .drawing: content.buttonStyle(DrawingButtonStyle(world: site.world))
        case .doubling: content.buttonStyle(DoublingButtonStyle(world: site.world))
        case .counting: content.buttonStyle(CountingButtonStyle(world: site.world))
        case .again: content.buttonStyle(AgainButtonStyle(world: site.world))
        }
    }
}

private struct DrawingButtonStyle: ButtonStyle {
    let world: World
    @Environment(\.place) private var place
    @Environment(\.a) private var a

    func makeBody(configuration: Configuration) -> some View {
        let _ = world.didRun(place + "|look")
        Text("\(a) \(configuration.isPressed)")
        configuration.label
    }
}

private struct DoublingButtonStyle: ButtonStyle {
    let world: World
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let _ = world.didRun(place + "|look")
        HStack {
            configuration.label.environment(\.place, place + "L")
            configuration.label.environment(\.place, place + "R")
        }
    }
}

/// Counts how often each button is tapped.
private struct CountingButtonStyle: PrimitiveButtonStyle {
    let world: World
    @Environment(\.place) private var place
    @State private var extra: Int?
    @State private var origin = Origin()

    func makeBody(configuration: Configuration) -> some View {
        let _ = world.didRun(place + "|style")
        let count = extra ?? origin.value(in: world, place)
        VStack {
            Text("\(count)")
            configuration.label
        }
        .onTapGesture {
            world.act("\(place)|style \(count)")
            extra = count + 1
            configuration.trigger()
        }
    }
}

/// Has the button drawn by the next style outwards.
private struct AgainButtonStyle: PrimitiveButtonStyle {
    let world: World
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let _ = world.didRun(place + "|again")
        HStack { Button(configuration) }.environment(\.place, place + "a")
    }
}
