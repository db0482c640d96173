import TesseraPrograms

extension Chapter {
    static let touchRules: Chapter = Chapter(
        "touch-rules",
        "From where a finger is to a rating, by the rules of the article and of others. The "
            + "article's half stars count the border of two stars to the next one: the right edge "
            + "of five stars is 5.5 of 5, until it is mended. With whole stars and any part of a "
            + "star, a finger outside gives a rating outside."
    ) { telling in
        let positions = [-0.5, 0, 0.04, 0.05, 0.25, 0.5, 0.54, 0.55, 0.75, 1, 2.5, 5, 5.2]
        let header = ["position"] + TouchRule.allCases.map(\.rawValue)
        telling.show(
            "As computed by each, for five stars",
            Page.table(
                [header]
                    + positions.map { position in
                        ["\(position)"]
                            + TouchRule.allCases.map { "\($0.rating(at: position, count: 5))" }
                    }))
        let mended: [TouchRule] = [.firstControl, .fullStar, .halfStar, .incompleteStar]
        telling.show(
            "The article's, mended",
            Page.table(
                [["position"] + mended.map(\.rawValue)]
                    + positions.map { position in
                        ["\(position)"]
                            + mended.map { "\($0.mendedRating(at: position, count: 5))" }
                    }))
    }
}
