import AsyncStorage from '@react-native-async-storage/async-storage';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

type ServerState = {
  address: string;
  apiKey: string;
  setServer: (address: string, apiKey: string) => void;
  signOut: () => void;
};

export const useServer = create<ServerState>()(
  persist(
    (set) => ({
      address: '',
      apiKey: '',
      setServer: (address, apiKey) =>
        set({ address: address.trim().replace(/\/+$/, ''), apiKey: apiKey.trim() }),
      signOut: () => set({ apiKey: '' }),
    }),
    { name: 'papyrus-server', storage: createJSONStorage(() => AsyncStorage) },
  ),
);
