import Foundation

extension StarPrompt {
    /// The words for a key, in a language.
    ///
    /// By default they are the configuration's. In the original, words that it lacks are missing;
    /// mended, they are the built-in ones. With `localLocalizableStringsEnabled` they are the
    /// host's for `starskit.<key>`, or else the built-in ones.
    func words(_ key: ConfigurationKey, in locale: Locale) -> String {
        if localLocalizableStringsEnabled {
            return hostStrings("starskit.\(key.rawValue)", locale)
                ?? BuiltInStrings.words(key, locale)
        }
        if case .text(let words) = configuration[key] { return words }
        return behavior == .original ? "" : BuiltInStrings.words(key, locale)
    }
}

/// The words that the library brings, in English and in French.
enum BuiltInStrings {
    static func words(_ key: ConfigurationKey, _ locale: Locale) -> String {
        (locale.language.languageCode == .french ? french : english)[key] ?? ""
    }

    private static let english: [ConfigurationKey: String] = [
        .mainTitle: "Your opinion counts",
        .mainText: "How do you like this app?",
        .mainActionButton: "Send",
        .dislikeMainTitle: "Help us do better",
        .dislikeMainText: "What should we change?",
        .dislikeActionButton: "Write to us",
        .dislikeExitButton: "Later",
        .likeMainTitle: "Thank you!",
        .likeMainText: "Would you say so in the store?",
        .likeActionButton: "To the store",
        .likeExitButton: "Later",
    ]

    private static let french: [ConfigurationKey: String] = [
        .mainTitle: "Votre avis compte",
        .mainText: "Que pensez-vous de cette app ?",
        .mainActionButton: "Envoyer",
        .dislikeMainTitle: "Aidez-nous à progresser",
        .dislikeMainText: "Que faut-il changer ?",
        .dislikeActionButton: "Nous écrire",
        .dislikeExitButton: "Plus tard",
        .likeMainTitle: "Merci !",
        .likeMainText: "Voulez-vous le dire sur le store ?",
        .likeActionButton: "Vers le store",
        .likeExitButton: "Plus tard",
    ]
}
