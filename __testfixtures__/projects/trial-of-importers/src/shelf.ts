import { get } from './hooks';
import './only-mine';

// The module that is imported for what it does adds a filter.
export const shelf = () => get('/api/v1/books', { size: '5' }); // want: manual trial-differs
