import Tessera
import TesseraEvaluation

/// A rating by hand, with one thing wrong: what written impostors are made of.
struct Fake: View {
    /// What a tap does.
    enum Tap {
        case nothing, choosesOneLess, choosesOneMore, choosesItself
    }

    var kind = "star"
    var tap = Tap.nothing
    var isAnnounced = false
    /// How far beyond its bounds it can be adjusted.
    var excess = 0
    var value = 3

    var body: some View {
        Stored(value) { FakeRow(fake: self, value: $0) }
    }
}

private struct FakeRow: View {
    let fake: Fake
    @Binding var value: Int

    var body: some View {
        let row = HStack {
            ForEach(1...5, id: \.self) { number in
                let kind = fake.kind
                let image = Image(systemName: number <= value ? "\(kind).fill" : kind)
                if fake.tap == .nothing { image } else { image.onTapGesture { choose(number) } }
            }
        }
        if fake.isAnnounced {
            row.accessibilityElement(children: .ignore)
                .accessibilityLabel("Rating")
                .accessibilityValue("\(value) of 5")
                .accessibilityAdjustableAction { direction in
                    if fake.tap == .nothing { return }
                    value = min(
                        max(-fake.excess, value + (direction == .increment ? 1 : -1)),
                        5 + fake.excess)
                }
        } else {
            row
        }
    }

    private func choose(_ number: Int) {
        switch fake.tap {
        case .nothing: break
        case .choosesOneLess: value = number - 1
        case .choosesOneMore: value = number + 1
        case .choosesItself: value = number
        }
    }
}

/// A copy of a library's screen, under its name.
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
