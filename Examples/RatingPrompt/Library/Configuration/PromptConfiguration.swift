import TesseraPrograms
import Foundation

/// What a host has said about the prompt so far, by key.
///
/// Updates are merged: a key that an update does not have, or has a null at, keeps what an earlier
/// one said. Where an update comes from is the host's affair; a remote one is fetched by the host,
/// and handed over as data.
struct PromptConfiguration: Equatable, Sendable {
    private var values: [ConfigurationKey: ConfigurationValue] = [:]

    subscript(key: ConfigurationKey) -> ConfigurationValue? { values[key] }

    /// Takes over the valid values of a dictionary, and returns the problems.
    mutating func update(from dictionary: [String: Any?]) -> [ConfigurationProblem] {
        var problems: [ConfigurationProblem] = []
        for (name, found) in dictionary.sorted(by: { $0.key < $1.key }) {
            guard let key = ConfigurationKey(rawValue: name) else {
                let names = ConfigurationKey.allCases.map(\.rawValue)
                let nearest = Suggestion.nearest(to: name, among: names).first
                problems.append(.unknownKey(name, nearest: nearest))
                continue
            }
            switch FoundValue(found) {
            case .nothing: break
            case .value(let value) where value.kind == key.kind: values[key] = value
            case .value(let value):
                problems.append(
                    .wrongType(key: name, expected: key.kind.rawValue, found: value.inWords))
            case .other(let found):
                problems.append(
                    .wrongType(key: name, expected: key.kind.rawValue, found: found))
            }
        }
        return problems
    }

    /// Takes over the valid values of JSON, and returns the problems.
    mutating func update(fromJSON data: Data) -> [ConfigurationProblem] {
        guard let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        else { return [.unreadable("it is not JSON")] }
        guard let dictionary = json as? [String: Any] else {
            return [.unreadable("its JSON is not an object")]
        }
        return update(from: dictionary)
    }

    /// Takes over the valid values of a file of JSON, and returns the problems.
    mutating func update(fromFile file: URL) -> [ConfigurationProblem] {
        guard let data = try? Data(contentsOf: file) else {
            return [.unreadable("there is no file \(file.lastPathComponent) to read")]
        }
        return update(fromJSON: data)
    }

    /// Removes all values.
    ///
    /// The original forgets numbers and flags, and keeps the mail's and the screens' words.
    mutating func reset(_ behavior: Behavior) {
        values = values.filter { behavior == .original && $0.key.kind == .text }
    }
}

// As an object with the names of the keys, the way a host writes it.
extension PromptConfiguration: Codable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        // What an older version has stored under another name is passed over.
        for name in container.allKeys {
            guard let key = ConfigurationKey(rawValue: name.stringValue) else { continue }
            values[key] =
                switch key.kind {
                case .flag: .flag(try container.decode(Bool.self, forKey: name))
                case .number: .number(try container.decode(Int.self, forKey: name))
                case .text: .text(try container.decode(String.self, forKey: name))
                }
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (key, value) in values {
            let name = Name(stringValue: key.rawValue)
            switch value {
            case .flag(let flag): try container.encode(flag, forKey: name)
            case .number(let number): try container.encode(number, forKey: name)
            case .text(let text): try container.encode(text, forKey: name)
            }
        }
    }
}
