#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The default destination of runtime issues.
enum StandardError {
    static func print(_ line: String) {
        var line = line + "\n"
        line.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(
                    STDERR_FILENO, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                // If standard error is closed, the issue is lost.
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
