import Foundation

/// A configuration with all keys, as a host might have it in a file.
enum SampleConfiguration {
    static let json = """
        {
            "disabled": false,
            "prefersNativeRating": false,
            "displaySessionCount": 3,
            "positiveStarsLimit": 4,
            "maxNumberOfReminder": 3,
            "maxDaysBetweenSession": 3,
            "daysWithoutCrash": 15,
            "daysBeforeAskingAgain": 3,
            "emailSupport": "photos@example.com",
            "emailObject": "Photos",
            "emailHeaderContent": "What bothers me:",
            "mainTitle": "A minute for Photos?",
            "mainText": "How do you like Photos?",
            "mainActionButton": "Submit",
            "dislikeMainTitle": "We are sorry",
            "dislikeMainText": "Tell us what is wrong with Photos",
            "dislikeActionButton": "Write a mail",
            "dislikeExitButton": "Not now",
            "likeMainTitle": "That is good to hear!",
            "likeMainText": "Rate Photos in the store",
            "likeActionButton": "Let's go",
            "likeExitButton": "Later"
        }
        """

    static var data: Data { Data(json.utf8) }
}
