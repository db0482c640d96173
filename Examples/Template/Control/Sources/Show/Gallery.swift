import SampleControl
import Tessera

/// Each style in each state: a column for each style.
struct Gallery: View {
    private let captions = ["", "enabled", "disabled", "dark", "right to left", "large text"]

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(captions, id: \.self) { caption in
                    Text(caption).foregroundStyle(.secondary).frame(height: 56)
                }
            }
            Column("check", .check)
            Column("capsule", .capsule)
        }
        .padding()
    }
}

/// One style in each state, below its name.
private struct Column<Style: SampleStyle>: View {
    @State private var isOn = true
    private let name: String
    private let style: Style

    init(_ name: String, _ style: Style) {
        self.name = name
        self.style = style
    }

    var body: some View {
        VStack(spacing: 8) {
            Group {
                Text(name).bold()
                control
                control.disabled(true)
                control.padding(8).background(.background).environment(\.colorScheme, .dark)
                control.environment(\.layoutDirection, .rightToLeft)
                control.font(.largeTitle)
            }
            .frame(width: 160, height: 56)
        }
    }

    private var control: some View {
        Sample("Wi-Fi", isOn: $isOn).sampleStyle(style)
    }
}

#Preview("Each style in each state") {
    Gallery()
}
