import Tessera

// Programs as tutorials begin with them: values, controls and forms.

struct TapCounter: View {
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 16) {
            Text("Taps: \(taps)").font(.title).bold().contentTransition(.numericText())
            Button("Tap me", systemImage: "hand.tap") { taps += 1 }
                .buttonStyle(.borderedProminent)
        }
        .padding()
    }
}

#Preview { TapCounter() }

struct NameBadge: View {
    @State private var name = ""

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Your name", text: $name)
                .textFieldStyle(.roundedBorder)
                .textInputAutocapitalization(.words)
                .autocorrectionDisabled()
            if !name.isEmpty { Text("Hello, \(name)!").font(.headline) }
        }
    }
}

#Preview("Badge") { NameBadge() }

struct NightMode: View {
    @State private var isNight = false

    var body: some View {
        Toggle("Night mode", systemImage: isNight ? "moon.fill" : "sun.max", isOn: $isNight)
            .toggleStyle(.switch)
            .tint(.indigo)
            .preferredColorScheme(isNight ? .dark : .light)
    }
}

#Preview { NightMode() }

struct Volume: View {
    @State private var level = 0.4

    var body: some View {
        Slider(value: $level, in: 0...1, step: 0.1) {
            Text("Volume")
        } minimumValueLabel: {
            Image(systemName: "speaker")
        } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
        }
        Text(level, format: .percent.precision(.fractionLength(0))).monospacedDigit()
    }
}

#Preview(traits: .sizeThatFitsLayout) { Volume() }

struct Tickets: View {
    @State private var count = 1

    var body: some View {
        Stepper("Tickets: \(count)", value: $count, in: 1...4)
        Text(Double(count) * 12.5, format: .currency(code: "EUR"))
    }
}

#Preview { Tickets() }

enum Fruit: String, CaseIterable, Identifiable {
    case apple, banana, cherry
    var id: Self { self }
}

struct FruitPicker: View {
    @State private var fruit = Fruit.apple

    var body: some View {
        Picker("Fruit", selection: $fruit) {
            ForEach(Fruit.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
        Text("You chose \(fruit.rawValue)")
    }
}

#Preview { FruitPicker() }

struct SignIn: View {
    @State private var mail = ""
    @State private var password = ""
    @FocusState private var field: Field?
    private enum Field { case mail, password }
    private var isComplete: Bool { mail.contains("@") && password.count > 3 }

    var body: some View {
        Form {
            Section("Account") {
                TextField("Mail", text: $mail)
                    .keyboardType(.emailAddress).textContentType(.emailAddress)
                    .focused($field, equals: .mail)
                    .onSubmit { field = .password }
                SecureField("Password", text: $password).focused($field, equals: .password)
            }
            Button("Sign in") {}.disabled(!isComplete)
        }
    }
}

#Preview { SignIn() }

struct Notes: View {
    @State private var text = "Buy milk"
    private let limit = 10

    var body: some View {
        TextEditor(text: $text)
            .scrollContentBackground(.hidden)
            .onChange(of: text) { _, new in
                if new.count > limit { text = String(new.prefix(limit)) }
            }
        Text("\(text.count)/\(limit)").font(.caption).foregroundStyle(.secondary)
    }
}

#Preview { Notes() }

struct SettingsForm: View {
    @State private var sendsNews = true
    @State private var size = 12.0

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Toggle("Newsletter", isOn: $sendsNews)
                    LabeledContent("Version", value: "1.2")
                } header: {
                    Text("General")
                } footer: {
                    Text(sendsNews ? "We write once a week." : "We do not write.")
                }
                Section("Text") { Slider(value: $size, in: 8...20) }
            }
            .navigationTitle("Settings")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

#Preview { SettingsForm() }

struct Quiz: View {
    @State private var answer: Int?

    var body: some View {
        VStack {
            Text("3 + 4?")
            HStack {
                ForEach([6, 7, 8], id: \.self) { number in
                    Button("\(number)") { answer = number }
                        .tint(answer == number ? (number == 7 ? .green : .red) : .accentColor)
                }
            }
            if let answer { Text(answer == 7 ? "Right" : "Wrong") }
        }
        .sensoryFeedback(.success, trigger: answer)
    }
}

#Preview { Quiz() }
