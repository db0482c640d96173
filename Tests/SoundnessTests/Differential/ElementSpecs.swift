import Tessera

/// A view of a number that another view stores.
struct Element: View {
    let site: Site
    let step: String
    @Binding var value: Int
    @Environment(\.place) private var place

    var body: some View {
        let path = site.run(place, step)
        let text = "\(path)=\(value)"
        Text.passed(text).onTapGesture {
            site.world.act(text)
            value += 1
        }
    }
}

/// A view that passes a binding on without reading it.
struct PassingElement: View {
    let site: Site
    let step: String
    let value: Binding<Int>
    @Environment(\.place) private var place

    var body: some View {
        let path = site.run(place, "\(step)|passing")
        let _ = site.world.keep(value, path)
        HStack { Element(site: site, step: step, value: value) }
    }
}

/// A view that unwraps a binding. The value exists for as long as the view does.
struct UnwrappingElement: View {
    let site: Site
    let step: String
    @Binding var value: Int?
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place, "\(step)|unwrapping")
        if let value = Binding($value) {
            Element(site: site, step: step, value: value)
        }
    }
}

/// A view of a number that another view stores. It tries to set the number to `nil`, without
/// effect.
struct OptionalElement: View {
    let site: Site
    let step: String
    @Binding var value: Int?
    @Environment(\.place) private var place

    var body: some View {
        let path = site.run(place, step)
        let text = "\(path)=\(value ?? -1)"
        Text.passed(text).onTapGesture {
            site.world.act(text)
            value = nil
            value = value.map { $0 + 1 }
        }
    }
}

/// A view with a toggle of a value that its body does not read.
struct FlagElement: View {
    let site: Site
    let step: String
    let flag: Binding<Bool>
    @Environment(\.place) private var place

    var body: some View {
        let path = site.run(place, step)
        Toggle(isOn: flag) { Text(path) }
            .toggleStyle(TappedToggleStyle(site: site, step: step))
    }
}

private struct TappedToggleStyle: ToggleStyle {
    let site: Site
    let step: String
    @Environment(\.place) private var place

    func makeBody(configuration: Configuration) -> some View {
        let _ = site.run(place, "\(step)|toggle")
        HStack {
            configuration.label.onTapGesture {
                site.world.act(site.full(place) + step)
                configuration.isOn.toggle()
            }
            Text(configuration.isOn ? "on" : "off")
        }
    }
}

/// A view that owns an array, and shows the elements without reading the array, or by their
/// indices.
struct ElementsSpec: View {
    let site: Site
    let form: Spec.ElementsForm
    @State private var values: [Int]

    init(site: Site, form: Spec.ElementsForm) {
        self.site = site
        self.form = form
        _values = State(initialValue: site.world.seeds[site.path] ?? [1, 2, 3])
    }

    var body: some View {
        let path = site.run("")
        let _ = site.world.keep($values, path)
        if form == .fixed {
            Element(site: site, step: "/0", value: $values[0])
            PassingElement(site: site, step: "/1", value: $values[1])
            Element(site: site, step: "/2", value: $values[2])
            Element(site: site, step: "/head", value: $values.head)
        } else {
            ForEach(values.indices, id: \.self) { index in
                Element(site: site, step: "/\(index)", value: $values[index])
            }
        }
    }
}

struct ItemsSpec: View {
    let site: Site
    @State private var items: [Item]

    init(site: Site) {
        self.site = site
        _items = State(
            initialValue: site.world.seeds[site.path]?.map(Item.init)
                ?? [Item(id: 0, value: 0), Item(id: 1, value: 1), Item(id: 2, value: 2)])
    }

    var body: some View {
        let path = site.run("")
        let _ = site.world.keep($items, path)
        let occurrences = Occurrences()
        ForEach($items) { $item in
            Element(site: site, step: "/" + occurrences.step(to: $item.id), value: $item.value)
        }
    }
}

extension Site {
    /// Returns the elements of a list that an object stores.
    func elements(of list: ListCell) -> some View {
        let occurrences = Occurrences()
        return ForEach(Bindable(list).items) { $item in
            Element(site: self, step: "/" + occurrences.step(to: $item.id), value: $item.value)
        }
    }
}
