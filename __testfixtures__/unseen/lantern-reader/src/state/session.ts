import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Session {
  server: string;
  token: string | null;
  signIn: (server: string, token: string) => void;
  signOut: () => void;
}

const fromUrl = () => new URLSearchParams(window.location.search).get('server') ?? '';

export const useSession = create<Session>()(
  persist(
    (set) => ({
      server: fromUrl(),
      token: null,
      signIn: (server, token) => set({ server: server.replace(/\/$/, ''), token }),
      signOut: () => set({ token: null }),
    }),
    { name: 'lantern-session' },
  ),
);
