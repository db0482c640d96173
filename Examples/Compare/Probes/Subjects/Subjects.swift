import Tessera
import TesseraEvaluation

extension Probe {
    static let subjects: Probe = Probe(
        "subjects", "Show a rating for each subject of an array, labelled with its name.",
        [.subjectsStyle, .subjectsClosure, .subjectsControl, .subjectsClosures],
        impostors: [
            Impostor("ratings without labels") {
                Fake(tap: .choosesItself, isAnnounced: true)
                Fake(tap: .choosesItself, isAnnounced: true, value: 2)
            },
            Impostor("labels beside ratings") {
                Text("Service")
                Fake(tap: .choosesItself, isAnnounced: true)
                Text("Food")
                Fake(tap: .choosesItself, isAnnounced: true, value: 2)
            },
        ], variations: .every.ofNoCount, attacks: .every,
        builtIn: "a label"
    ) { screen in
        var ratings = RatingLaw(.stars, 3, 2)
        ratings.labels = ["Service", "Food"]
        ratings.also = (
            "each name is seen, and announced once",
            { screen, _ in
                screen.marks.map(\.name).filter { $0.count > 1 && !$0.hasPrefix("star") }
                    == ["Service", "Food"] && screen.announced.count == 2
            }
        )
        screen.require(ratings)
    }
}
