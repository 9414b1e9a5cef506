import { komga } from './client.mjs';

export const saveLibrary = ({ id, ...library }) => komga.put(`/api/v1/libraries/${id}`, library); // want: migrated
export const markRead = (book) => komga.patch(`/api/v1/books/${book}/read-progress`, { completed: true }); // nope: another path
