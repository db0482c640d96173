import Tessera
import TesseraControlRating

/// A red border in each design, side by side, drawn by the shortest program for it.
struct Designs: View {
    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            Column("the original's style") { OriginalBorder() }
            Column("the original's closure") { ClosureBorder() }
            Column("screen closures") { BuildersBorder() }
            Column("the proposed control") {
                Rating(value: .constant(3))
                    .ratingStyle(RedBorder())
            }
            Column("by hand") { HandBorder() }
        }
        .font(.caption)
    }

    private struct Column<Content: View>: View {
        let title: String
        @ViewBuilder let content: Content

        init(_ title: String, @ViewBuilder content: () -> Content) {
            self.title = title
            self.content = content()
        }

        var body: some View {
            VStack {
                Text(title)
                content.font(.body)
            }
        }
    }
}
