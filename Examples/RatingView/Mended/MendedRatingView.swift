import Tessera

// The proposal's view without its faults. What it can be told is the same, and its defaults are,
// but for the unselected image, which is an outline: no state is told by a colour alone.

// region: control
@available(macOS 11.0, iOS 13.0, tvOS 13.0, watchOS 6.0, *)
struct MendedRatingView<Label: View>: View {
    @Binding private var rating: Int
    private let maxRating: Int
    private let unselectedImage: Image
    private let selectedImage: Image
    private let unselectedColor: Color
    private let selectedColor: Color
    private let label: Label

    init(
        rating: Binding<Int>, maxRating: Int = 5,
        unselectedImage: Image = Image(systemName: "star"),
        selectedImage: Image = Image(systemName: "star.fill"),
        unselectedColor: Color = .gray, selectedColor: Color = .yellow,
        @ViewBuilder label: () -> Label
    ) {
        _rating = rating
        self.maxRating = maxRating
        self.unselectedImage = unselectedImage
        self.selectedImage = selectedImage
        self.unselectedColor = unselectedColor
        self.selectedColor = selectedColor
        self.label = label()
    }

    var body: some View {
        let _ = reportMaximum()
        if Label.self == EmptyView.self {
            row.accessibilityLabel("Rating")
        } else {
            row
        }
    }

    private var row: some View {
        HStack {
            label
            stars
                .accessibilityHidden(true)
        }
        .accessibilityElement(children: .combine)
        .accessibilityValue("\(min(max(0, rating), shownMaximum)) of \(shownMaximum)")
        .accessibilityAdjustableAction(adjust)
        .refusesInteraction($rating.isConstant ? "read-only" : nil)
    }

    private var stars: some View {
        HStack {
            ForEach(1..<shownMaximum + 1, id: \.self) { number in
                (number > rating ? unselectedImage : selectedImage)
                    .foregroundColor(number > rating ? unselectedColor : selectedColor)
                    .onTapGesture { rating = number }
            }
        }
    }

    private var shownMaximum: Int { max(1, maxRating) }

    private func reportMaximum() {
        if maxRating < 1 {
            reportRuntimeIssue("a maximum rating of \(maxRating); the minimum is 1, which is used.")
        }
    }

    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        let next = rating + (direction == .increment ? 1 : -1)
        if (1...shownMaximum).contains(next) { rating = next }
    }
}

extension MendedRatingView where Label == Text {
    init(
        _ titleKey: LocalizedStringKey, rating: Binding<Int>, maxRating: Int = 5,
        unselectedImage: Image = Image(systemName: "star"),
        selectedImage: Image = Image(systemName: "star.fill"),
        unselectedColor: Color = .gray, selectedColor: Color = .yellow
    ) {
        self.init(
            rating: rating, maxRating: maxRating, unselectedImage: unselectedImage,
            selectedImage: selectedImage, unselectedColor: unselectedColor,
            selectedColor: selectedColor
        ) { Text(titleKey) }
    }

    @_disfavoredOverload
    init<S: StringProtocol>(
        _ title: S, rating: Binding<Int>, maxRating: Int = 5,
        unselectedImage: Image = Image(systemName: "star"),
        selectedImage: Image = Image(systemName: "star.fill"),
        unselectedColor: Color = .gray, selectedColor: Color = .yellow
    ) {
        self.init(
            rating: rating, maxRating: maxRating, unselectedImage: unselectedImage,
            selectedImage: selectedImage, unselectedColor: unselectedColor,
            selectedColor: selectedColor
        ) { Text(title) }
    }
}

extension MendedRatingView where Label == EmptyView {
    init(
        rating: Binding<Int>, maxRating: Int = 5,
        unselectedImage: Image = Image(systemName: "star"),
        selectedImage: Image = Image(systemName: "star.fill"),
        unselectedColor: Color = .gray, selectedColor: Color = .yellow
    ) {
        self.init(
            rating: rating, maxRating: maxRating, unselectedImage: unselectedImage,
            selectedImage: selectedImage, unselectedColor: unselectedColor,
            selectedColor: selectedColor
        ) { EmptyView() }
    }
}
// endregion
