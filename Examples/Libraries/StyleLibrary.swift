public import Tessera
import TesseraRating

/// A library that shows ratings, as a program finds it: nothing in it may be changed.
public enum StyleLibrary {
    /// Two ratings, each below its subject.
    public struct ReviewScreen: View {
        @State private var service = 4
        @State private var food = 2
        @Environment(\.symbolCount) private var count

        /// Makes the screen.
        public init() {}

        public var body: some View {
            VStack {
                Text("Service")
                Rating(value: $service, count: count)
                Text("Food")
                Rating(value: $food, count: count)
            }
            .onChange(of: [service, food]) { Reviews.kept = $1 }
        }
    }
}
