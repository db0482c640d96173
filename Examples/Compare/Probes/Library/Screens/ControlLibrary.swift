import Tessera
import TesseraControlRating

/// A library that shows ratings, as one finds it: nothing in it may be changed.
enum ControlLibrary {
    struct ReviewScreen: View {
        @State private var service = 4
        @State private var food = 2
        @Environment(\.symbolCount) private var count

        var body: some View {
            VStack {
                Text("Service")
                Rating(value: $service, in: 0...count)
                Text("Food")
                Rating(value: $food, in: 0...count)
            }
        }
    }
}
