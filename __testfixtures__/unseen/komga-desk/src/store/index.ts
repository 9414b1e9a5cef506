import { configureStore } from '@reduxjs/toolkit';
import { komgaApi } from '../services/komgaApi';
import { deskReducer } from './deskReducer';

const session = (state = { token: sessionStorage.getItem('komga-token') }, action: any) =>
    action.type === 'session/token' ? { token: action.token } : state;

export const store = configureStore({
    reducer: {
        desk: deskReducer,
        session,
        [komgaApi.reducerPath]: komgaApi.reducer,
    },
    middleware: (getDefault) => getDefault({ serializableCheck: false }).concat(komgaApi.middleware),
});

export type RootState = ReturnType<typeof store.getState>;
export type AppDispatch = typeof store.dispatch;
