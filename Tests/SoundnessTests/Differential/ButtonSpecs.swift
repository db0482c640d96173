import Tessera

extension Site {
    /// A button that sets a cell to a value.
    func button(settingTo value: Int, _ cell: Cell, _ path: String) -> some View {
        Button {
            world.act("\(path)! \(value)")
            cell.value = value
        } label: {
            Text("\(path)!")
            child("label", argument: 0)
        }
        .environment(\.place, "\(path)!")
    }

    /// A button that counts its taps, starting from the count that it shows.
    func button(counting count: Binding<Int>, _ path: String) -> some View {
        let shown = count.wrappedValue
        return Button {
            world.act("\(path) adds to \(shown)")
            count.wrappedValue = shown + 1
        } label: {
            Text("\(path)=\(shown)")
            child("label", argument: 0)
        }
        .environment(\.place, "\(path)!")
    }

    @ViewBuilder
    func buttonStyled(_ form: Spec.ButtonForm) -> some View {
        switch form {
        case .plain: child().buttonStyle(.plain)
        case .bordered: child().buttonStyle(.bordered)
        case .drawing: child().buttonStyle(DrawingButtonStyle(world: world))
        case .doubling: child().buttonStyle(DoublingButtonStyle(world: world))
        case .counting: child().buttonStyle(CountingButtonStyle(world: world))
        case .again: child().buttonStyle(AgainButtonStyle(world: world))
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

/// A style that counts the taps of each button.
private struct CountingButtonStyle: PrimitiveButtonStyle {
    let world: World
    @Environment(\.place) private var place
    @State private var extra: Int?

    func makeBody(configuration: Configuration) -> some View {
        let _ = world.didRun(place + "|style")
        let count = extra ?? world.seed(place) ?? 0
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

/// A style that leaves the drawing to the next outer style.
private struct AgainButtonStyle: PrimitiveButtonStyle {
    let world: World
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let _ = world.didRun(place + "|again")
        HStack { Button(configuration) }.environment(\.place, place + "a")
    }
}
