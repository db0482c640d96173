import Tessera
import TesseraClosureRating

/// A library that shows ratings, as one finds it: nothing in it may be changed.
enum ClosureLibrary {
    struct ReviewScreen: View {
        @State private var service = 4
        @State private var food = 2
        @Environment(\.symbolCount) private var count

        var body: some View {
            VStack {
                Text("Service")
                Rating(value: $service, count: count)
                Text("Food")
                Rating(value: $food, count: count)
            }
        }
    }
}
