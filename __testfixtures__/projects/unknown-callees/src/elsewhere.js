// `hostCall` is a global of the host application.
export const tags = () => hostCall('/api/v1/tags', { headers: {} }); // want: review unknown-client
export const volumes = (id) => hostCall(`/api/v1/series/${id}/books`, { headers: {} }); // want: review unknown-client
