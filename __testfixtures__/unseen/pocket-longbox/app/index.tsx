import { ScrollView } from 'react-native';
import { Browse } from '@/screens/Browse';
import { Reading } from '@/screens/Reading';

export default function Index() {
  return (
    <ScrollView>
      <Reading />
      <Browse />
    </ScrollView>
  );
}
