import Tessera
import TesseraEvaluation

/// A row of images that may do what a rating does, and may not: what impostors are made of.
struct Fake: View {
    /// What a tap does.
    enum Tap {
        case nothing, choosesOneLess, choosesOneMore, choosesItself
    }

    var kind = "star"
    var tap = Tap.nothing
    var isAnnounced = false
    var count = 5
    @State var value = 3

    var body: some View {
        let row = HStack {
            ForEach(1...count, id: \.self) { number in
                let image = Image(systemName: number <= value ? "\(kind).fill" : kind)
                if tap == .nothing { image } else { image.onTapGesture { choose(number) } }
            }
        }
        if isAnnounced {
            row.accessibilityElement(children: .ignore)
                .accessibilityLabel("Rating")
                .accessibilityValue("\(value) of \(count)")
                .accessibilityAdjustableAction { _ in }
        } else {
            row
        }
    }

    private func choose(_ number: Int) {
        switch tap {
        case .nothing: break
        case .choosesOneLess: value = number - 1
        case .choosesOneMore: value = number + 1
        case .choosesItself: value = number
        }
    }
}

/// Two of them under headings, like the screens of libraries.
struct ReviewScreen<Content: View>: View {
    @ViewBuilder let rating: (Int) -> Content

    var body: some View {
        VStack {
            Text("Service")
            rating(4)
            Text("Food")
            rating(2)
        }
    }
}
