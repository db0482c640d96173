#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The receiver of runtime issues for which there is no other.
enum StandardError {
    static func print(_ line: String) {
        var line = line + "\n"
        line.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(
                    STDERR_FILENO, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                // Nobody can be told that there is no telling.
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
