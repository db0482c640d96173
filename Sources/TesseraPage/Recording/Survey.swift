import Foundation
import Tessera

/// What a person can do with a look.
struct Survey {
    var regions: [TouchRegion] = []
    /// The sources of keys, in the order of Tab.
    var stops: [Int] = []
    /// The sources of the acts of assistive technologies.
    var elements: [(source: Int, acts: [(name: String, step: Step)])] = []
    /// The source of the way back to another screen; `nil` without one.
    var wayBack: Int?

    var sources: Set<Int> {
        Set(regions.map(\.source) + stops + elements.map(\.source))
            .union([wayBack].compactMap(\.self))
    }
}
