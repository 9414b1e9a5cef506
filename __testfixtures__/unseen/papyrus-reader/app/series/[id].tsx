import { Link, router, useLocalSearchParams } from 'expo-router';
import { Button, FlatList, Text, View } from 'react-native';
import { bookToOpen } from '@/api/series';
import { useMarkRead, useSeries, useSeriesBooks } from '@/hooks/queries';
import { useDownloads } from '@/store/downloads';

export default function SeriesScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const series = useSeries(id);
  const books = useSeriesBooks(id, false);
  const markRead = useMarkRead(id);
  const downloadSeries = useDownloads((s) => s.downloadSeries);

  async function open() {
    const book = await bookToOpen(id);
    if (book) {
      router.push(`/books/${book.id}`);
    }
  }

  if (!series.data) {
    return null;
  }
  const volumes = books.data?.pages.flatMap((p) => p.content) ?? [];
  return (
    <View style={{ flex: 1 }}>
      <Text>{series.data.metadata.title}</Text>
      <Button title="Start reading" onPress={open} />
      <Button title="Mark as read" onPress={() => markRead.mutate()} />
      <Button title="Download" onPress={() => downloadSeries(id)} />
      <FlatList
        data={volumes}
        keyExtractor={(b) => b.id}
        onEndReached={() => books.hasNextPage && books.fetchNextPage()}
        renderItem={({ item }) => (
          <Link href={`/books/${item.id}`}>
            {item.metadata.number} · {item.metadata.title}
          </Link>
        )}
      />
      <Link href={`/series?library_id=${series.data.libraryId}`}>More of this library</Link>
    </View>
  );
}
