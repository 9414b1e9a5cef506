function request({ url, method = 'GET', data, header = {} }) {
  return new Promise((resolve, reject) => {
    uni.request({
      url: 'http://komga.lan/api/v1' + url,
      method,
      data,
      header,
      success: (response) => resolve(response.data),
      fail: reject,
    });
  });
}

// What a GET has in `data` is its query: a body in its place would lose the filters
export const series = (library) => request({ url: '/series', data: { library_id: library, size: 20 } }); // want: manual query-in-data
export const books = (id) => request({ url: `/series/${id}/books`, data: { unpaged: true } }); // want: manual query-in-data
export const search = (text) => request({ url: '/books?search=' + encodeURIComponent(text) }); // want: migrated
export const progress = (id, page) => request({ url: `/books/${id}/read-progress`, method: 'PATCH', data: { page } }); // nope: progress
