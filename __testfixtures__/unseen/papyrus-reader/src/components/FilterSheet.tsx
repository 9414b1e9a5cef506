import { FlatList, Pressable, Text, View } from 'react-native';
import { useFacets } from '@/hooks/queries';

type Props = {
  libraryIds: string[];
  selected: string[];
  onToggle: (genre: string) => void;
};

export function FilterSheet({ libraryIds, selected, onToggle }: Props) {
  const { data, isPending } = useFacets(libraryIds);
  if (isPending || !data) {
    return <Text>…</Text>;
  }
  return (
    <View>
      <Text>Genres</Text>
      <FlatList
        horizontal
        data={data.genres}
        keyExtractor={(g) => g}
        renderItem={({ item }) => (
          <Pressable onPress={() => onToggle(item)}>
            <Text style={{ fontWeight: selected.includes(item) ? '700' : '400' }}>
              {item}
            </Text>
          </Pressable>
        )}
      />
      <Text>{data.publishers.length} publishers</Text>
      <Text>{data.ageRatings.join(' ')}</Text>
    </View>
  );
}
