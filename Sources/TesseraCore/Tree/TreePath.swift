/// Functions for the paths of views: the names from the root down, `Screen/VStack/Rating[1]`.
///
/// A view has an ordinal after its name if earlier siblings have the same name. Issues, queries,
/// differences and printed trees use these paths.
package enum TreePath {
    package static func component(_ name: String, _ ordinal: Int) -> String {
        ordinal == 0 ? name : "\(name)[\(ordinal)]"
    }

    /// Returns the path of a view inside another path. At the top it is the component alone.
    static func path(_ component: String, inside parent: String) -> String {
        parent.isEmpty ? component : parent + "/" + component
    }

    /// Returns the names in a path with their ordinals. The ordinal `[0]` is optional.
    package static func components(of path: String) -> [(name: String, ordinal: Int)] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { bytes in
            let component = Substring(bytes)
            guard bytes.last == UInt8(ascii: "]"), let start = component.lastIndex(of: "["),
                let ordinal = Int(component[start...].dropFirst().dropLast()),
                component[start...] == "[\(ordinal)]"
            else { return (String(component), 0) }
            return (String(component[..<start]), ordinal)
        }
    }

    /// Returns a path for an issue, without the middle of a very long path.
    static func abbreviated(_ path: String) -> String {
        let components = path.split(separator: "/").map(String.init)
        guard components.count > 50 else { return path }
        return (components.prefix(10) + ["…"] + components.suffix(10)).joined(separator: "/")
    }

    /// Returns a path as it is printed, without ordinals of zero.
    static func normalized(_ path: String) -> String {
        components(of: path).map(component).joined(separator: "/")
    }
}
