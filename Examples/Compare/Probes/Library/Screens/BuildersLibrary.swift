import Tessera
import TesseraClosureStyleRating

/// A library that shows ratings, as one finds it: nothing in it may be changed.
enum BuildersLibrary {
    struct ReviewScreen: View {
        @State private var service = 4
        @State private var food = 2

        var body: some View {
            VStack {
                Text("Service")
                Rating(value: $service)
                Text("Food")
                Rating(value: $food)
            }
        }
    }
}
