import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { komgaApi } from '@/services/komgaApi';
import settings from './settingsSlice';

export const store = configureStore({
  reducer: { settings, [komgaApi.reducerPath]: komgaApi.reducer },
  middleware: (defaults) => defaults().concat(komgaApi.middleware),
});

setupListeners(store.dispatch);

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
