import Tessera

/// What the look of a thousand ratings depends on.
@Observable
final class TimingModel {
    var symbol = "star"
}
