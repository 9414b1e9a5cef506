const host = 'https://komga.example.com/api/v1';

function request(options) {
  return new Promise((resolve, reject) => {
    wx.request({
      url: host + options.url,
      method: options.method || 'GET',
      data: options.data,
      success({ statusCode, data }) {
        if (statusCode < 300) resolve(data);
        else reject(statusCode);
      },
      fail: reject,
    });
  });
}

const get = (url, data) => request({ url, data });

export const tags = (library) => get('/tags', { library_id: library }); // want: review wrapper-grown
export const genres = () => get('/genres'); // want: migrated
export const series = (page) => get('/series', { page }); // want: manual query-in-data
export const libraries = () => get('/libraries'); // nope: not deprecated

export function nextUnread(id) {
  // want: migrated
  wx.request({
    url: `${host}/series/${id}/books?read_status=UNREAD&size=1`,
    success(res) {
      wx.navigateTo({ url: '/pages/reader?id=' + res.data.content[0].id });
    },
  });
}

export function languages(page) {
  // want: migrated
  wx.request({
    url: host + '/languages',
    success: (res) => page.setData({ languages: res.data }),
  });
}

// A mini program has no PATCH
export const rename = (id, name) =>
  // want: manual no-slot
  wx.request({ url: `${host}/libraries/${id}`, method: 'PUT', data: { name } });

// The body of a POST would be sent as a form
export const find = (q) =>
  // want: manual not-proved
  wx.request({ url: `${host}/books?search=${q}`, header: { 'content-type': 'application/x-www-form-urlencoded' } });

// Through a function
export const retitle = (id, name) => request({ url: `/libraries/${id}`, method: 'PUT', data: { name } }); // want: manual no-slot
export const books = (id) => request({ url: `/series/${id}/books?unpaged=true` }); // want: migrated
