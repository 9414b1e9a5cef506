exports.base = process.env.KOMGA_URL;

exports.toQuery = (filter) => Object.keys(filter).map((name) => `${name}=${encodeURIComponent(filter[name])}`).join("&");
