import { createContext, useContext } from 'react';

export const ServerContext = createContext({ address: '', apiKey: '' });
export const useServer = () => useContext(ServerContext);
