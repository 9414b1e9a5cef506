const base = 'https://komga.example.lan';

function request(path, data, method = 'GET') {
  return new Promise((resolve, reject) => {
    uni.request({
      url: base + path,
      method,
      data,
      header: { 'X-API-Key': uni.getStorageSync('komga-key') },
      success: ({ statusCode, data: answer }) => (statusCode < 400 ? resolve(answer) : reject(answer)),
      fail: reject,
    });
  });
}

export const shelf = (page) => request('/api/v1/series', { page, size: 20, library_id: uni.getStorageSync('library') }); // want: manual query-in-data
export const volumes = (id) => request(`/api/v1/series/${id}/books`, { unpaged: true }); // want: manual query-in-data
export const publishers = () => request('/api/v1/publishers'); // want: migrated
export const mark = (id, page) => request(`/api/v1/books/${id}/read-progress`, { page }, 'PATCH'); // nope: progress
