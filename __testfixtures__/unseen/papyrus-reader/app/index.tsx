import { router } from 'expo-router';
import { useState } from 'react';
import { FlatList, Pressable, Switch, Text, TextInput, View } from 'react-native';
import { searchSeries } from '@/api/series';
import type { Series } from '@/api/types';
import { useInProgress, useSeriesList } from '@/hooks/queries';

export default function Home() {
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [hits, setHits] = useState<Series[] | null>(null);
  const list = useSeriesList({ unreadOnly });
  const progress = useInProgress();

  async function onSearch(text: string) {
    setHits(text ? await searchSeries(text) : null);
  }

  const shown = hits ?? list.data?.pages.flatMap((p) => p.content) ?? [];
  return (
    <View style={{ flex: 1 }}>
      <TextInput placeholder="Search" onChangeText={onSearch} />
      <Switch value={unreadOnly} onValueChange={setUnreadOnly} />
      <Text>{progress.data?.length ?? 0} in progress</Text>
      <FlatList
        data={shown}
        keyExtractor={(s) => s.id}
        onEndReached={() => list.hasNextPage && list.fetchNextPage()}
        renderItem={({ item }) => (
          <Pressable onPress={() => router.push('/series/' + item.id)}>
            <Text>{item.metadata.title}</Text>
          </Pressable>
        )}
      />
    </View>
  );
}
