import Tessera
import TesseraClosureRating
import TesseraClosureStyleRating
import TesseraControlRating
import TesseraPage
import TesseraRating

/// A rating in halves.
struct Halves: View {
    @State private var stars = 1.0

    var body: some View { TesseraControlRating.Rating(value: $stars, step: 0.5) }
}

/// A rating of each design.
struct Control: View {
    @State private var stars = 1

    var body: some View { TesseraControlRating.Rating(value: $stars) }
}

struct OriginalStyle: View {
    @State private var stars = 1

    var body: some View { TesseraRating.Rating(value: $stars) }
}

struct OriginalClosure: View {
    @State private var stars = 1

    var body: some View {
        TesseraClosureRating.Rating(value: $stars) { isFilled in
            Image(systemName: isFilled ? "star.fill" : "star")
        }
    }
}

struct ScreenClosures: View {
    @State private var stars = 1

    var body: some View { TesseraClosureStyleRating.Rating(value: $stars) }
}

struct Guests: View {
    @State private var guests = 1

    var body: some View { Stepper("Guests: \(guests)", value: $guests, in: 1...12) }
}

/// A form of two toggles.
struct Switches: View {
    @State private var isFast = true
    @State private var isLoud = false

    var body: some View {
        Form {
            Toggle("Fast", isOn: $isFast)
            Toggle("Loud", isOn: $isLoud)
        }
    }
}

/// A text with a menu.
struct Edits: View {
    @State private var edit = "none"

    var body: some View {
        VStack {
            Text("Edit: \(edit)")
            Menu("Edit") {
                Button("Copy") { edit = "copy" }
                Button("Paste") { edit = "paste" }
            }
        }
    }
}

/// A form of three ratings.
struct Survey: View {
    @State private var food = 1
    @State private var service = 1.0
    @State private var place: Int?

    var body: some View {
        Form {
            TesseraControlRating.Rating("Food", value: $food)
            TesseraControlRating.Rating("Service", value: $service, step: 0.5)
            TesseraControlRating.Rating("Place", value: $place, in: 1...3)
        }
    }
}

/// A rating whose symbols move, one after the other.
struct Waving: View {
    @State private var stars = 1

    var body: some View {
        TesseraControlRating.Rating(value: $stars).ratingSymbolStyle(WaveStyle())
    }
}

private struct WaveStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        let delay = Double(configuration.index) / 20
        Image(systemName: "star.fill")
            .foregroundStyle(configuration.isFilled ? .orange : .gray)
            .scaleEffect(configuration.isFilled ? 1.25 : 1)
            .animation(.easeInOut.delay(delay), value: configuration.isFilled)
    }
}

/// A field with a button.
struct Name: View {
    @State private var name = "Ada"

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Empty") { name = "" }
        }
        .frame(width: 200)
    }
}

/// A list that is longer than its frame.
struct Rows: View {
    @State private var chosen = 0

    var body: some View {
        List {
            ForEach(1..<9) { row in
                Button("Row \(row)\(row == chosen ? ", chosen" : "")") { chosen = row }
            }
        }
        .frame(width: 240, height: 200)
    }
}

/// A heart that a finger must hold, before colours that differ in the dark.
struct Held: View {
    @State private var isLoved = false

    var body: some View {
        Image(systemName: isLoved ? "heart.fill" : "heart")
            .padding(30)
            .background(
                .linearGradient(
                    colors: [.indigo, isLoved ? .pink : .clear], startPoint: .leading,
                    endPoint: .trailing)
            )
            .onLongPressGesture { isLoved.toggle() }
    }
}

/// A knob that follows a finger in steps.
struct Pulled: View {
    @State private var step = 0
    @State private var isPulled = false

    var body: some View {
        Capsule()
            .fill(isPulled ? Color.orange : .gray)
            .frame(width: 160, height: 30)
            .overlay(alignment: .leading) { Circle().offset(x: CGFloat(step) * 40) }
            .contentShape(.rect)
            .gesture(
                DragGesture()
                    .onChanged {
                        isPulled = true
                        step = min(max(0, Int($0.location.x / 40)), 3)
                    }
                    .onEnded { _ in isPulled = false })
    }
}

/// A screen that leads to a second screen and shows a sheet.
struct Screens: View {
    @State private var isAsking = false
    @State private var answer = "none"

    var body: some View {
        NavigationStack {
            VStack {
                Text("Answer: \(answer)")
                NavigationLink("More") { Toggle("Quiet", isOn: .constant(true)) }
                Button("Ask") { isAsking = true }
            }
            .navigationTitle("Start")
            .sheet(isPresented: $isAsking) {
                Button("Yes") {
                    answer = "yes"
                    isAsking = false
                }
            }
        }
        .frame(width: 300, height: 300)
    }
}

extension TouchablePage {
    /// Adds a view by the name of its type.
    mutating func add(_ content: some View) { add("\(type(of: content))") { content } }
}
