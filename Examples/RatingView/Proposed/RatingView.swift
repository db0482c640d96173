import Tessera

// As proposed: every line of the region is the proposal's own, faults included.

// region: control
struct RatingView: View {
    @Binding var rating: Int

    var titleText: String?
    var maxRating = 5
    var unselectedImage: Image?
    var selectedImage = Image(systemName: "star.fill")

    var unselectedColor = Color.gray
    var selectedColor = Color.yellow

    init(rating: Binding<Int>) {
        self._rating = rating
    }

    init<S>(_ title: S, rating: Binding<Int>, maxRating: Int) where S: StringProtocol {
        self.titleText = title as? String
        self._rating = rating
        self.maxRating = maxRating
    }

    init<S>(
        _ title: S, rating: Binding<Int>, unselectedImage: Image?, selectedImage: Image?,
        unselectedColor: Color, selectedColor: Color
    ) where S: StringProtocol {
        self.titleText = title as? String
        self._rating = rating
        if let image = selectedImage {
            self.selectedImage = image
        }
        if let image = unselectedImage {
            self.unselectedImage = image
        }
        self.selectedColor = selectedColor
        self.unselectedColor = unselectedColor
    }

    var body: some View {
        if let label = titleText {
            Text(label).padding(10)
        }
        HStack {
            ForEach(1..<maxRating + 1) {
                number in
                self.image(for: number).foregroundColor(
                    number > self.rating ? self.unselectedColor : self.selectedColor
                )
                .onTapGesture {
                    self.rating = number
                }
            }
        }

    }

    private func image(for number: Int) -> Image {
        if number > rating {
            return unselectedImage ?? selectedImage
        } else {
            return selectedImage
        }
    }
}
// endregion
