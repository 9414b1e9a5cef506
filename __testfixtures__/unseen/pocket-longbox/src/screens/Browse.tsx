import { useEffect, useState } from 'react';
import { FlatList, Pressable, Text, View } from 'react-native';
import { useSelector } from 'react-redux';
import { router } from 'expo-router';
import { useGenresQuery, useSeriesListQuery } from '@/services/komgaApi';
import { letters, publishers, type Letter } from '@/services/openapi';
import type { RootState } from '@/store';

export function Browse() {
  const { libraryIds, unreadOnly } = useSelector((state: RootState) => state.settings);
  const [page, setPage] = useState(0);
  const [genre, setGenre] = useState<string>();
  const [publisher, setPublisher] = useState<string>();
  const [index, setIndex] = useState<Letter[]>([]);
  const [houses, setHouses] = useState<string[]>([]);
  const { data: genres = [] } = useGenresQuery(libraryIds);
  const { data, isFetching } = useSeriesListQuery({ libraryIds, unreadOnly, genre, publisher, page });

  useEffect(() => {
    void letters(libraryIds, unreadOnly).then(setIndex);
    void publishers(libraryIds).then(setHouses);
  }, [libraryIds, unreadOnly]);

  const choose = (set: (value: string) => void) => (value: string) => {
    setPage(0);
    set(value);
  };

  return (
    <View>
      <Chips values={genres} selected={genre} onSelect={choose(setGenre)} />
      <Chips values={houses.filter(Boolean)} selected={publisher} onSelect={choose(setPublisher)} />
      <Text>{index.map(({ letter, count }) => `${letter} ${count}`).join(' · ')}</Text>
      <FlatList
        data={data?.content ?? []}
        keyExtractor={({ id }) => id}
        renderItem={({ item }) => (
          <Pressable onPress={() => router.push(`/series/${item.id}`)}>
            <Text>{item.metadata.title}</Text>
          </Pressable>
        )}
        onEndReached={() => {
          if (!isFetching && data && !data.last) setPage(data.number + 1);
        }}
      />
    </View>
  );
}

function Chips(props: { values: string[]; selected?: string; onSelect: (value: string) => void }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
      {props.values.map((value) => (
        <Pressable key={value} onPress={() => props.onSelect(value)}>
          <Text style={{ fontWeight: value === props.selected ? 'bold' : 'normal' }}>{value}</Text>
        </Pressable>
      ))}
    </View>
  );
}
