import Likes
import Tessera

/// Each style of the like button in each state: a column for each style.
struct Gallery: View {
    private let captions = ["", "enabled", "disabled", "dark", "right to left", "large text"]

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(captions, id: \.self) { caption in
                    Text(caption).foregroundStyle(.secondary).frame(height: 40)
                }
            }
            Column("heart", HeartLikeButtonStyle())
            Column("captioned", CaptionedLikeButtonStyle())
        }
        .padding()
    }
}

/// One style in each state, below its name.
private struct Column<Style: LikeButtonStyle>: View {
    @State private var isLiked = true
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
                button
                button.disabled(true)
                button.padding(8).background(.background).environment(\.colorScheme, .dark)
                button.environment(\.layoutDirection, .rightToLeft)
                button.font(.largeTitle)
            }
            .frame(width: 136, height: 40)
        }
    }

    private var button: some View {
        LikeButton(isLiked: $isLiked).likeButtonStyle(style)
    }
}

#Preview("Each style in each state") {
    Gallery()
}
