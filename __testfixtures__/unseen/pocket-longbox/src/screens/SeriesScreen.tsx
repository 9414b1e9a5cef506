import { useState } from 'react';
import { Button, FlatList, Text, View } from 'react-native';
import { useLocalSearchParams } from 'expo-router';
import { download } from '@/offline/downloader';
import { useMarkReadMutation, useSeriesBooksQuery } from '@/services/komgaApi';

export default function SeriesScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const { data: books, isError } = useSeriesBooksQuery({ seriesId: id });
  const [markRead] = useMarkReadMutation();
  const [status, setStatus] = useState('');

  if (isError) return <Text>This series cannot be opened.</Text>;
  return (
    <View>
      <Button title="Take along" onPress={() => void download(id, 3, (done, of) => setStatus(`${done}/${of}`))} />
      <Text>{status}</Text>
      <FlatList
        data={books}
        keyExtractor={(book) => book.id}
        renderItem={({ item: { id: bookId, metadata, readProgress } }) => (
          <Text onLongPress={() => void markRead({ bookId })}>
            {readProgress?.completed ? '✓ ' : ''}
            {metadata.number} {metadata.title}
          </Text>
        )}
      />
    </View>
  );
}
