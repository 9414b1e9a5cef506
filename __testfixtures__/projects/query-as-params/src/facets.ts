import { ask, askEither, askText } from './api.js';

export const genres = () => ask('genres'); // want: review
export const languages = () => askEither('languages'); // want: review
export const publishers = () => askText('publishers'); // want: manual base-holds-version
