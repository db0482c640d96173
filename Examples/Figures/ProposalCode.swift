import Tessera
import TesseraControlRating

// The Swift blocks of Proposal.md, word for word: `DocumentTests` compares them.

// region: form
struct FeedbackForm: View {
    @State private var service = 3
    @State private var food = 3.5
    @State private var again: Int?

    var body: some View {
        Form {
            Rating("Service", value: $service)
            Rating("Food", value: $food, step: 0.5)
            Rating("Would come again", value: $again, in: 0...3)
        }
    }
}
// endregion

// region: hearts
struct HeartyForm: View {
    var body: some View {
        FeedbackForm()
            .ratingSymbolStyle(.systemImage("heart"))
    }
}
// endregion

// region: numbers
struct NumberRatingSymbolStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.index + 1)")
            .foregroundStyle(configuration.isFilled ? .yellow : .secondary)
    }
}
// endregion

// region: bordered-form
struct BorderedForm: View {
    var body: some View {
        FeedbackForm()
            .ratingSymbol { $0.border(.red) }
    }
}
// endregion

// region: border
struct BorderedRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .padding()
            .border(.red)
    }
}
// endregion

// region: worded
struct WordedRating: View {
    @State private var food = 3

    var body: some View {
        Rating("Food", value: $food)
            .ratingUpdatesWhileEditing()
        Text(["", "poor", "fair", "good", "great", "superb"][food])
    }
}
// endregion

// region: highlight
struct HighlightRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .ratingSymbol { $0.opacity($0.index == configuration.lastIndex ? 1 : 0.3) }
    }
}
// endregion

// region: double-tap
struct DoubleTapRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            ForEach(configuration.symbols) { symbol in
                symbol.drawing
                    .onTapGesture(count: 2) { symbol.select() }
            }
        }
    }
}
// endregion

// region: summary
struct Summary: View {
    var average: Double

    var body: some View {
        Rating("Average", displaying: average)
    }
}
// endregion

// region: by-hand
struct HandmadeRating: View {
    @Binding var stars: Int

    var body: some View {
        HStack {
            Text("Food")
            ForEach(1..<6) { number in
                Image(systemName: number <= stars ? "star.fill" : "star")
                    .foregroundStyle(.yellow)
                    .onTapGesture { stars = number }
            }
        }
    }
}
// endregion

// region: moved
struct MovedRating: View {
    @Binding var stars: Int

    var body: some View {
        Rating("Food", value: $stars)
            .tint(.yellow)
    }
}
// endregion

// region: mood
enum Mood: Int, CaseIterable, RatingValue {
    typealias Number = Int
    case bad = 1
    case fair, good
}

struct Diary: View {
    @State private var mood = Mood.fair

    var body: some View {
        Rating("Mood", value: $mood)
    }
}
// endregion
