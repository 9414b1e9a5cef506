import { ReferentialMetadataService } from './codegen/ReferentialMetadataService';
import { SeriesApi } from './openapi/series-api';
import { getTags, useGetTags } from './orval/api';
import { Api } from './sta/Api';

const api = new Api();

export const tags = () => getTags({ library_id: ['a'] }); // want: manual generated-client
export const useTags = () => useGetTags(); // want: manual generated-client
export const positional = () => ReferentialMetadataService.getTags(['a']); // want: manual generated-client
export const series = () => api.api.getSeriesDeprecated({ page: 1 }); // want: manual generated-client
export const search = () => new SeriesApi().getSeriesDeprecated({ search: 'x' }); // want: manual generated-client
