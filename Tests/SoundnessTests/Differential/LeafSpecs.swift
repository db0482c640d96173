import Tessera

struct EnvironmentSpec: View {
    let site: Site
    @Environment(\.place) private var place
    @Environment private var value: Int

    init(_ form: Spec.EnvironmentForm, site: Site) {
        self.site = site
        switch form {
        case .a: _value = Environment(\.a)
        case .b: _value = Environment(\.b)
        case .sum: _value = Environment(\.sum)
        case .first: _value = Environment(\.pair.first)
        case .enabled: _value = Environment(\.enabled)
        }
    }

    var body: some View {
        let path = site.run(place)
        Text("\(path) \(value)")
        Dots()
    }
}

struct ObjectSpec: View {
    let site: Site
    @Environment(\.place) private var place
    @Environment(Cell.self) private var cell: Cell?

    var body: some View {
        let path = site.run(place)
        Text("\(path) \(cell.map { "\($0.value)" } ?? "none")")
    }
}

/// A view that owns a count, and shows it or passes it to a button or a control.
struct CountingSpec: View {
    let site: Site
    @State private var count: Int

    init(site: Site) {
        self.site = site
        _count = State(initialValue: site.world.seed(site.path) ?? 0)
    }

    var body: some View {
        let path = site.run("")
        let _ = site.world.keep($count, path)
        switch site.spec.kind {
        case .button: site.button(counting: $count, path)
        case .control: site.badge($count)
        default:
            let text = "\(path)=\(count)"
            site.world.tappedText(text) { count += 1 }
        }
    }
}

/// A state whose initial value depends on the place of its view's copy.
struct PlacedState: DynamicProperty {
    let world: World
    let path: String
    @Environment(\.place) private var place
    @State private var stored: Int?

    init(_ world: World, _ path: String) {
        self.world = world
        self.path = path
    }

    var value: Int {
        get { stored ?? world.seed(place + path) ?? 0 }
        nonmutating set { stored = newValue }
    }
}

struct CopiedCounterSpec: View {
    let site: Site
    @Environment(\.place) private var place
    private let count: PlacedState

    init(site: Site) {
        self.site = site
        count = PlacedState(site.world, site.path)
    }

    var body: some View {
        let path = site.run(place)
        let text = "\(path)=\(count.value)"
        site.world.tappedText(text) { count.value += 1 }
    }
}
