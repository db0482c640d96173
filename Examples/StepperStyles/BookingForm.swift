import Tessera

/// The form of a library's screens, with a field for each number.
struct BookingForm<Field: View>: View {
    @ViewBuilder let field: (String) -> Field

    var body: some View {
        VStack {
            field("Adults")
            field("Children")
        }
    }
}

/// The number in the library's screens.
private struct Count<Field: View>: View {
    @State private var count = 2
    @ViewBuilder let field: (Binding<Int>) -> Field

    var body: some View { field($count) }
}

/// The library's screens.
@MainActor
enum Library {
    static var styled: some View {
        BookingForm { title in
            Count { StyledStepper(title, value: $0, in: 0...5) }
        }
    }

    static var built: some View {
        BookingForm { title in
            Count { BuiltStepper(title, value: $0, in: 0...5) }
        }
    }
}
