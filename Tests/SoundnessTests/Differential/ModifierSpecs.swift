import Tessera

struct PaddedSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        site.child("0").padding(CGFloat(cell.value)).opacity(0.5)
    }
}

struct AttachedSpec: View {
    let site: Site
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        VStack { site.child("0") }.overlay { site.child("1", 1) }
    }
}

/// Presents a screen as long as a cell is even.
struct SheetSpec: View {
    let site: Site
    let cell: Cell
    @Environment(\.place) private var place

    var body: some View {
        let _ = site.run(place)
        let isPresented = Binding(
            get: { cell.value.isMultiple(of: 2) }, set: { cell.value = $0 ? 0 : 1 })
        VStack { site.child("0") }.sheet(isPresented: isPresented) {
            DismissingElement(site: site)
            site.child("1", 1)
        }
    }
}

private struct DismissingElement: View {
    let site: Site
    @Environment(\.place) private var place
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let path = site.run(place, "|dismissing")
        Text(path).onTapGesture {
            site.world.act(path)
            dismiss()
        }
    }
}
