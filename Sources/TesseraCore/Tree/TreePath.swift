/// The paths of views: the names from the root down, `Screen/VStack/Rating[1]`.
///
/// A view that is not the first of its name directly inside the same one has its ordinal with its
/// name: how many of the name come before. Issues, queries, differences and printed trees have their
/// paths from here.
package enum TreePath {
    package static func component(_ name: String, _ ordinal: Int) -> String {
        ordinal == 0 ? name : "\(name)[\(ordinal)]"
    }

    // An array's are joined in a tenth of the time that those of any sequence take.
    package static func joined(_ components: [String]) -> String {
        components.joined(separator: "/")
    }

    /// The path of a view directly inside the one at another path; that of a view at the top is its
    /// component.
    static func path(_ component: String, inside parent: String) -> String {
        parent.isEmpty ? component : joined([parent, component])
    }

    /// The names in a path, each with its ordinal. The ordinal of the first of a name may be written.
    package static func components(of path: String) -> [(name: String, ordinal: Int)] {
        // A path is taken apart by bytes: there are few signs in it that are more than letters.
        path.utf8.split(separator: UInt8(ascii: "/")).map { bytes in
            let component = Substring(bytes)
            guard bytes.last == UInt8(ascii: "]"), let start = component.lastIndex(of: "["),
                let ordinal = Int(component[start...].dropFirst().dropLast()),
                component[start...] == "[\(ordinal)]"
            else { return (String(component), 0) }
            return (String(component[..<start]), ordinal)
        }
    }

    /// A path as an issue names it, without the middle of a very long one.
    static func abbreviated(_ path: String) -> String {
        let components = path.split(separator: "/").map(String.init)
        guard components.count > 50 else { return path }
        return joined(components.prefix(10) + ["…"] + components.suffix(10))
    }

    /// A path as it is printed, where the ordinal of the first of a name may be written.
    static func normalized(_ path: String) -> String {
        joined(components(of: path).map(component))
    }
}
