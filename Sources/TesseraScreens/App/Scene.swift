/// A part of an app, with its own windows.
public protocol Scene: View {}

nonisolated extension ModifiedContent: Scene where Content: Scene {}

extension TupleView: Scene where repeat each Content: Scene {}
