import { ask } from './root.js';

export const languages = () => ask('/api/v1/languages'); // want: review response-not-shown
