import { state } from './index';

export const lastPath = () => state.log.paths.at(-1);
