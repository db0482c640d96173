import Tessera

extension Site {
    /// A view that presents a screen while a cell is even.
    func sheet(_ cell: Cell) -> some View {
        let isPresented = Binding(
            get: { cell.value.isMultiple(of: 2) }, set: { cell.value = $0 ? 0 : 1 })
        return VStack { child() }.sheet(isPresented: isPresented) {
            DismissingElement(site: self)
            child("1", 1)
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
