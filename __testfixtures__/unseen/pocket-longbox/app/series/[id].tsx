export { default } from '@/screens/SeriesScreen';
