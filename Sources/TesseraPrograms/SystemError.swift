import Foundation

/// Why the system did not do what it was asked to, in its own words.
struct SystemError: Error, CustomStringConvertible {
    let code: Int32

    var description: String { String(cString: strerror(code)) }

    /// The error of the last call that failed.
    static var current: SystemError { SystemError(code: errno) }

    /// Writes all of a text to a file that is open.
    static func write(_ text: String, to descriptor: Int32) throws {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw current }
            bytes = bytes.dropFirst(count)
        }
    }
}
