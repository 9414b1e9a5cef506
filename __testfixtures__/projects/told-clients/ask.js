const path = 'http://komga.local:25600/api/v1';

export const languages = () => ask('GET', `${path}/languages`); // want: migrated
export const rename = (id, name) => ask('PUT', `${path}/libraries/${id}`, { name }); // want: migrated
export const unread = () => ask('GET', `${path}/books?read_status=UNREAD`); // want: migrated
