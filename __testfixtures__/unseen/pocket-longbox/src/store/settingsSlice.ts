import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Settings {
  server: string;
  apiKey: string;
  libraryIds: string[];
  unreadOnly: boolean;
}

const initialState: Settings = { server: '', apiKey: '', libraryIds: [], unreadOnly: false };

const slice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    connected: (state, { payload }: PayloadAction<Pick<Settings, 'server' | 'apiKey'>>) => {
      state.server = payload.server.replace(/\/$/, '');
      state.apiKey = payload.apiKey;
    },
    libraryToggled: (state, { payload: id }: PayloadAction<string>) => {
      state.libraryIds = state.libraryIds.includes(id)
        ? state.libraryIds.filter((one) => one !== id)
        : [...state.libraryIds, id];
    },
    unreadOnlySet: (state, { payload }: PayloadAction<boolean>) => {
      state.unreadOnly = payload;
    },
  },
});

export const { connected, libraryToggled, unreadOnlySet } = slice.actions;
export default slice.reducer;
