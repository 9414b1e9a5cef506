// fixture: profile=komga
import { getAllBooksBySeries, getSeriesDeprecated, komgaGetPublishers_1 } from '@shelf/komga-client';
import { getTags } from '@shelf/komga-client';

export const series = () => getSeriesDeprecated({ query: { size: 1 } }); // want: manual generated-client
export const volumes = (id: string) => getAllBooksBySeries({ path: { seriesId: id } }); // want: manual generated-client
export const publishers = () => komgaGetPublishers_1(); // want: manual generated-client
export const tags = () => getTags(); // want: manual ambiguous-name
