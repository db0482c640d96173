import Tessera

/// How long the designs take, as ratios within one run.
///
/// Only the release build says something: `swift run -c release Compare --timings`.
@MainActor
struct Timings {
    /// What is timed, with a duration for each design.
    let rows: [(name: String, durations: [Duration])]

    static func run(rounds: Int = 7) -> Timings {
        let samples = (0..<rounds).map { _ in
            [
                measure { ThousandSymbol(model: $0) }, measure { ThousandClosure(model: $0) },
                measure { ThousandControl(model: $0) },
            ]
        }
        return Timings(
            rows: ["build", "tap", "restyle"].enumerated().map { step, name in
                let durations = Design.allCases.indices.map { design in
                    // The shortest of some is the one that was disturbed least.
                    samples.map { $0[design][step] }.min() ?? .zero
                }
                return (name, durations)
            })
    }

    /// How long it takes to build a screen, to tap on it, and to change its look.
    private static func measure<Screen: View>(_ screen: (TimingModel) -> Screen) -> [Duration] {
        let model = TimingModel()
        let clock = ContinuousClock()
        var host = ViewHost(rootView: AnyView(EmptyView()))
        let build = clock.measure { host = ViewHost(rootView: AnyView(screen(model))) }
        // Found beforehand: what is timed is the tap, not the search for what is tapped.
        let symbol = host.find(.type(Image.self)[2_500])
        let tap = clock.measure { symbol?.tap() }
        let restyle = clock.measure {
            model.symbol = "heart"
            host.update()
        }
        return [build, tap, restyle]
    }

    var report: Report {
        let table = Report.Table(
            caption: "1,000 ratings, as multiples of the fastest design",
            columns: ["step"] + Design.allCases.map(\.rawValue),
            rows: rows.map { row in
                let fastest = row.durations.min() ?? .zero
                return [row.name] + row.durations.map { Self.ratio($0 / fastest) }
            })
        return Report(
            title: "1,000 ratings of five symbols, \(Self.build) build",
            sections: [
                Report.Section(
                    title: "Time, as multiples of the fastest design", content: .table(table))
            ])
    }

    private static func ratio(_ ratio: Double) -> String {
        let tenths = (ratio * 10).rounded() / 10
        return "\(tenths)×"
    }

    private static var build: String {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }
}
