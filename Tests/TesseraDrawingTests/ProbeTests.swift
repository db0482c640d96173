import Foundation
import Tessera
import TesseraControlRating
import TesseraDrawing
import TesseraTerminal
import TesseraTesting
import Testing

private struct Gallery: View {
    @State var isOn = true
    @State var name = "Ada"
    @State var empty = ""
    @State var stars = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Text("Hello").border(.red)
            Rating(value: $stars).padding().border(.blue)
            HStack {
                Image(systemName: "star.fill").foregroundStyle(.yellow)
                Image(systemName: "heart.circle.fill").foregroundStyle(.pink)
                Image(systemName: "star.leadinghalf.filled")
                Image(systemName: "bell.slash")
                Image(systemName: "envelope.fill").foregroundStyle(.blue)
                Image(systemName: "no.such.thing")
                Image(systemName: "star.fill").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            }
            .font(.title)
            (Text("Rated ") + Text("good").bold().foregroundColor(.green) + Text(" by ").italic() + Text("all").underline())
            Text("A long text that has to be broken into lines since it is longer than the rest.").font(.footnote).foregroundStyle(.secondary).frame(width: 200)
            Toggle("Wi-Fi", isOn: $isOn).frame(width: 200)
            Toggle("Off", isOn: .constant(false)).frame(width: 200).disabled(true)
            TextField("Name", text: $name).frame(width: 200)
            TextField("Prompt", text: $empty).frame(width: 200)
            HStack { Button("Tap me") {}; Button("Delete", role: .destructive) {}; Button("Off") {}.disabled(true); Button("Bordered") {}.buttonStyle(.bordered) }
            ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.3)).frame(width: 160, height: 16)
                Capsule().fill(.green).frame(width: 90, height: 16)
            }
            HStack(spacing: 12) {
                Circle().fill(.orange).frame(width: 40, height: 40)
                RoundedRectangle(cornerRadius: 8).stroke(.purple, lineWidth: 3).frame(width: 40, height: 40)
                Rectangle().fill(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)).frame(width: 40, height: 40).cornerRadius(12)
                Text("R").rotationEffect(.degrees(30)).frame(width: 30, height: 30).background(.teal.opacity(0.3)).shadow(radius: 4)
                Color.mint.frame(width: 40, height: 40).mask { Image(systemName: "star.fill").resizable() }
                Image(systemName: "star").font(.largeTitle).overlay { Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow).mask(alignment: .leading) { Rectangle().frame(width: 20) } }
            }
            Divider().frame(width: 200)
        }
    }
}

private struct Screen: View {
    @State var isPresented = false
    var body: some View {
        NavigationStack {
            Form {
                Section("Taste") {
                    Text("Sweet")
                    Toggle("Salty", isOn: .constant(true))
                    Button("Rate") {}
                }
                Section {
                    Picker("Size", selection: .constant(1)) { Text("Small").tag(1); Text("Large").tag(2) }
                    TextField("Note", text: .constant(""))
                }
            }
            .navigationTitle("Soup")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem { Button { } label: { Image(systemName: "plus") } }
            }
        }
        .sheet(isPresented: $isPresented) { Text("In front").padding() }
    }
}

@MainActor
struct ProbeTests {
    @Test func probe() throws {
        try show(Gallery(), "gallery")
        try show(Screen(), "screen", ProposedViewSize(width: 320, height: 320))
        try show(Screen(isPresented: true), "sheet", ProposedViewSize(width: 320, height: 240))
        try show(
            VStack(alignment: .leading) {
                ForEach(["star", "heart", "circle", "bell", "envelope", "gear", "gearshape", "trash", "person", "house", "lock", "eye", "book", "cart", "gift", "pawprint", "hand.thumbsup", "hand.thumbsdown", "flame", "leaf", "bolt", "cloud", "moon", "sun.max", "thermometer", "wifi", "photo", "camera", "phone", "globe", "clock", "calendar", "airplane", "car", "cup.and.saucer", "crown", "message", "paperplane", "rosette", "key", "lightbulb", "flag", "tag", "xmark", "checkmark", "face.smiling", "mic", "music.note", "umbrella", "link", "seal", "shield", "chart.bar", "exclamationmark", "questionmark", "info", "pencil", "square.and.pencil", "magnifyingglass", "sparkles"], id: \.self) { name in
                    HStack { ForEach(["", ".fill", ".circle", ".circle.fill", ".square.fill", ".slash", ".slash.fill", ".leadinghalf.filled"], id: \.self) { Image(systemName: name + $0) } ; Text(name).font(.caption) }
                }
            }.font(.title2), "symbols")
    }

    private func show(_ view: some View, _ name: String, _ size: ProposedViewSize = .unspecified) throws {
        let host = ViewHost(rootView: view, size: size)
        for appearance in [Drawing.Scheme.light, .dark] {
            try host.svg(appearance: .fixed(appearance)).write(toFile: "/tmp/draw-\(name)-\(appearance).svg", atomically: true, encoding: .utf8)
        }
        try host.svg().write(toFile: "/tmp/draw-\(name).svg", atomically: true, encoding: .utf8)
        let other = ViewHost(rootView: view, size: size)
        other.textMetrics = .cells(width: 8, height: 16)
        print(other.treeWithFrames)
        print(CellPicture(other.drawing))
    }
}
