import Foundation
import Tessera

struct PlaylistView: View {
    @State private var songs = ["Blue", "Kind of Blue", "Blue Train"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(songs, id: \.self) { song in
                    HStack {
                        Text(song)
                        Spacer()
                        Button {
                            moveUp(song)
                        } label: {
                            Label("Move up", systemImage: "arrow.up").labelStyle(.iconOnly)
                        }
                        .disabled(song == songs.first)
                    }
                }
                .onDelete { songs.remove(atOffsets: $0) }
            }
            .navigationTitle("Playlist")
        }
    }

    private func moveUp(_ song: String) {
        guard let index = songs.firstIndex(of: song), index > 0 else { return }
        songs.swapAt(index, index - 1)
    }
}

#Preview {
    PlaylistView()
}
