import { useEffect, useState } from 'react';
import { Button, Text, TextInput, View } from 'react-native';
import { useSelector } from 'react-redux';
import { router } from 'expo-router';
import { useLazySurpriseQuery, useReadingQuery, useSeriesSearchQuery } from '@/services/komgaApi';
import { recentlyUpdated } from '@/services/openapi';
import type { RootState } from '@/store';

export function Reading() {
  const { libraryIds } = useSelector((state: RootState) => state.settings);
  const [term, setTerm] = useState('');
  const [updated, setUpdated] = useState<string[]>([]);
  const { data: { content: books, totalElements } = { content: [], totalElements: 0 } } = useReadingQuery({ libraryIds });
  const { data: hits } = useSeriesSearchQuery(term, { skip: term.length < 2 });
  const [surprise, { data: picked }] = useLazySurpriseQuery();

  useEffect(() => {
    void recentlyUpdated().then((series) => setUpdated(series.map(({ name }) => name)));
  }, []);

  return (
    <View>
      <TextInput value={term} onChangeText={setTerm} placeholder="Search" />
      {hits?.map(({ id, metadata }) => (
        <Text key={id} onPress={() => router.push(`/series/${id}`)}>
          {metadata.title}
        </Text>
      ))}
      <Text>Reading {totalElements} books</Text>
      {books.map((book) => (
        <Text key={book.id}>
          {book.seriesTitle} {book.metadata.number}, page {book.readProgress?.page ?? 1}
        </Text>
      ))}
      <Text>{updated.join(', ')}</Text>
      <Button title="Surprise me" onPress={() => void surprise()} />
      {picked && <Text>{`${picked.series.metadata.title}: ${picked.first?.metadata.title ?? 'empty'}`}</Text>}
    </View>
  );
}
