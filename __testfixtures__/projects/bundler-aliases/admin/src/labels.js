import { V1 } from '@admin/base';
import { getJson } from 'shared/http';

export const labels = () => getJson(V1 + '/sharing-labels'); // want: review response-not-shown
export const users = () => getJson(V1 + '/users'); // nope: another path
