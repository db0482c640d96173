import Tessera

/// Stores the new value of a cell and the view's argument by `onChange`, then the new value of that
/// state in a second state. A third state counts the appearances.
struct EchoSpec: View {
    let site: Site
    let cell: Cell
    @State private var echo: Int
    @State private var second: Int
    @State private var appearances: Int

    init(site: Site, cell: Cell) {
        self.site = site
        self.cell = cell
        let seed = site.world.seeds[site.path] ?? [0, 0, 0]
        _echo = State(initialValue: seed[0])
        _second = State(initialValue: seed[1])
        _appearances = State(initialValue: seed[2])
    }

    var body: some View {
        let path = site.run("")
        Text("\(path) \(echo) \(second) \(appearances)")
            .onChange(of: cell.value) { _, new in echo = 10 * new + site.argument }
            .onChange(of: echo) { _, new in second = new }
            // The fresh tree begins with the current count.
            .onAppear { if site.world.isRecording { appearances += 1 } }
    }
}
