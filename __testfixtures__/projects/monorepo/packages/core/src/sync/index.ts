export { labels, markRead, releasedAfter } from './changes.js';
export { everySeries } from './every-series.js';
