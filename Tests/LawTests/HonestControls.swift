import Foundation
import Tessera
import TesseraControlRating
import TesseraLaws

/// A control that is unusual and good.
struct HonestControl {
    let name: String
    /// The laws that it leaves, each with a sentence that says how.
    let exceptions: [ControlLaw]
    let verdicts: @MainActor () -> [ControlVerdict]

    init<Value>(
        _ name: String, leaving exceptions: [ControlLaw] = [],
        waiving waived: [ControlLaw: String] = [:], _ control: ControlCase<Value>
    ) {
        (self.name, self.exceptions) = (name, exceptions)
        verdicts = { control.verdicts(acts: 60, waiving: waived) }
    }

    static let all: [HonestControl] = [
        HonestControl(
            "a label in front", ControlCase(stops: Array(0...5)) { LabelledStars(stars: $0) }),
        HonestControl(
            "a form's row",
            ControlCase(stops: Array(0...5)) { stars in
                Form { Rating("Food", value: stars) }
            }),
        HonestControl(
            "a form of a toggle", ControlCase { isOn in Form { Toggle("Wi-Fi", isOn: isOn) } }),
        HonestControl("a rising fader", ControlCase(stops: Array(0...10)) { Fader(level: $0) }),
        HonestControl(
            "a slider of a hundred",
            ControlCase(stops: (0...100).map(Double.init)) { value in
                Slider(value: value, in: 0...100, step: 1) { Text("Volume") }
            }),
        HonestControl(
            "images from assets",
            ControlCase(stops: Array(0...5)) { LabelledStars(stars: $0, isAsset: true) }),
        HonestControl("a focus ring", ControlCase(stops: Array(0...5)) { FocusedStars(stars: $0) }),
        HonestControl(
            "a control in a card that is tapped",
            ControlCase(stops: Array(0...5)) { Card(stars: $0) }),
        HonestControl(
            "a rating in a disclosure group", leaving: [.oneElement, .agreeing],
            ControlCase(stops: Array(0...5)) { stars in
                Details(stars: stars)
            }),
        HonestControl(
            "a knob that is pulled", leaving: [.touched],
            ControlCase(stops: Array(0...10)) { PulledKnob(level: $0) }),
        HonestControl(
            "a stepper with its value in its label",
            ControlCase(stops: Array(0...9)) { guests in
                Stepper("Guests: \(guests.wrappedValue)", value: guests, in: 0...9)
            }),
        HonestControl(
            "a stepper that repeats while it is held",
            ControlCase(stops: Array(0...9)) { Repeater(count: $0) }),
        HonestControl(
            "an hour that wraps around", leaving: [.stepped],
            ControlCase(stops: Array(0...11)) { Hours(hour: $0) }),
        HonestControl(
            "circles touched inside their outline",
            ControlCase(stops: Array(0...4)) { Circles(count: $0) }),
        HonestControl(
            "Play and Pause", leaving: [.solid],
            ControlCase { isPlaying in
                Button {
                    isPlaying.wrappedValue.toggle()
                } label: {
                    Label(
                        isPlaying.wrappedValue ? "Pause" : "Play",
                        systemImage: isPlaying.wrappedValue ? "pause.fill" : "play.fill")
                }
            }),
        HonestControl(
            "a heart that is selected",
            ControlCase { isLiked in
                Button("Like", systemImage: isLiked.wrappedValue ? "heart.fill" : "heart") {
                    isLiked.wrappedValue.toggle()
                }
                .labelStyle(.iconOnly)
                .accessibilityAddTraits(isLiked.wrappedValue ? .isSelected : [])
            }),
        HonestControl("chips", ControlCase(anyOf: ["Tea", "Milk", "Rum"]) { Chips(chosen: $0) }),
        HonestControl(
            "a momentary button", ControlCase(action: { send in Button("Send", action: send) })),
        HonestControl(
            "a field for a PIN", leaving: [.touched, .keys, .bounded],
            ControlCase(choices: ["", "1", "12"]) { Pin(digits: $0) }),
        HonestControl(
            "a gauge that is dragged upwards", leaving: [.touched],
            ControlCase(stops: Array(0...10)) { Dial(level: $0) }
        ),
        HonestControl(
            "the lower thumb of a range", leaving: [.touched, .steady, .mirrored],
            ControlCase(stops: Array(0...7)) { RangeBar(low: $0, high: 8) }),
        HonestControl(
            "swatches in two rows", ControlCase(choices: Array(0...5)) { Swatches(chosen: $0) }),
        HonestControl(
            "segments", leaving: [.activated],
            ControlCase(choices: ["Day", "Week", "Year"]) { span in
                Picker("Span", selection: span) {
                    ForEach(["Day", "Week", "Year"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented)
            }),
        HonestControl(
            "a disclosure group", leaving: [.solid],
            ControlCase { isOpen in
                DisclosureGroup("More", isExpanded: isOpen) { Text("Details") }
            }),
        HonestControl(
            "a picker in a form", leaving: [.touched],
            ControlCase(choices: ["Red", "Green", "Blue"]) { color in
                Form {
                    Picker("Color", selection: color) {
                        ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
                    }
                }
            }),
        HonestControl(
            "a row of radio buttons",
            ControlCase(choices: ["S", "M", "L"]) { size in
                VStack(alignment: .leading) {
                    ForEach(["S", "M", "L"], id: \.self) { name in
                        Button(
                            name,
                            systemImage: size.wrappedValue == name
                                ? "circle.inset.filled" : "circle"
                        ) { size.wrappedValue = name }
                        .accessibilityAddTraits(size.wrappedValue == name ? .isSelected : [])
                    }
                }
            }),
        HonestControl(
            "a slider with labels at its ends",
            ControlCase(stops: [0, 1, 2, 3, 4.0]) { value in
                Slider(value: value, in: 0...4, step: 1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker")
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3")
                }
            }),
        HonestControl(
            "halves",
            ControlCase(stops: stride(from: 0, through: 5, by: 0.5).map { $0 }) {
                Rating(value: $0, step: 0.5)
            }),
        HonestControl(
            "thumbs up and down", waiving: [.again: "A second touch clears."],
            ControlCase(choices: [nil, true, false]) { Thumbs(vote: $0) }),
        HonestControl(
            "a rating that clears", waiving: [.again: "A second touch clears."],
            ControlCase(stops: Array(0...5)) { Rating(value: $0).ratingClearsOnReselect() }),
        HonestControl(
            "a stepper with its value beside it",
            ControlCase(stops: Array(0...9)) { count in
                HStack {
                    Stepper("Guests", value: count, in: 0...9)
                    Text(verbatim: "\(count.wrappedValue)").accessibilityHidden(true)
                }
            }),
        HonestControl(
            "a check box in a list",
            ControlCase { isDone in
                List {
                    Button {
                        isDone.wrappedValue.toggle()
                    } label: {
                        Label(
                            "Milk", systemImage: isDone.wrappedValue ? "checkmark.square" : "square"
                        )
                    }.accessibilityAddTraits(isDone.wrappedValue ? .isSelected : [])
                }
            }),
        HonestControl(
            "a rating in a labelled row",
            ControlCase(stops: Array(0...5)) { stars in
                List { LabeledContent("Food") { Rating(value: stars) } }
            }),
        HonestControl("moods that grow", ControlCase(choices: Array(0...4)) { Moods(mood: $0) }),
        HonestControl(
            "a stepper of ones and tens",
            ControlCase(stops: Array(0...30)) { TensStepper(count: $0) }),
        HonestControl(
            "hours around a clock face", ControlCase(choices: Array(0...11)) { Clock(hour: $0) }),
        HonestControl(
            "a box with three states", ControlCase(choices: Array(0...2)) { ThreeStates(state: $0) }
        ),
        HonestControl(
            "stars that a pointer previews",
            ControlCase(stops: Array(0...5)) { PreviewedStars(stars: $0) }),
        HonestControl(
            "a card that is chosen as a whole", ControlCase { ChosenCard(isChosen: $0) }),
        HonestControl(
            "segments that a finger slides over",
            ControlCase(choices: Array(0...3)) { SlidSegments(chosen: $0) }),
        HonestControl(
            "a slider that is turned upwards",
            ControlCase(stops: [0, 1, 2, 3, 4.0]) { value in
                Slider(value: value, in: 0...4, step: 1) { Text("Volume") }
                    .frame(width: 200).rotationEffect(.degrees(-90)).frame(width: 40, height: 200)
            }),
        HonestControl(
            "hearts that rise", ControlCase(stops: Array(0...5)) { Hearts(hearts: $0) }),
    ]
}
