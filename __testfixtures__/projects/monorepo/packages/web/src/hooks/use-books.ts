import { useQuery } from '@tanstack/react-query';
import { bookTotal, keepReading } from '@/api';

export const useKeepReading = (libraries: string[]) =>
  useQuery({ queryKey: ['books', ...libraries], queryFn: () => keepReading(libraries) });
export const useBookTotal = () => useQuery({ queryKey: ['books'], queryFn: bookTotal });
