public import Tessera
import TesseraClosureStyleRating

/// A library that shows ratings, as a program finds it: nothing in it may be changed.
public enum ClosuresLibrary {
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
                Rating(value: $service, in: 0...count)
                Text("Food")
                Rating(value: $food, in: 0...count)
            }
            .onChange(of: [service, food]) { Reviews.kept = $1 }
        }
    }
}
