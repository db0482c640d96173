import Foundation
import Tessera

struct PlaylistView: View {
    @State private var songs = ["Blue", "Kind of Blue", "Blue Train"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(songs, id: \.self) { Text($0) }
                    .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
                    .onDelete { songs.remove(atOffsets: $0) }
            }
            .navigationTitle("Playlist")
            .toolbar { EditButton() }
        }
    }
}

#Preview {
    PlaylistView()
}
