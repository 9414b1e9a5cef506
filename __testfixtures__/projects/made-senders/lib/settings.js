module.exports = { servers: { komga: process.env.KOMGA_URL, weather: process.env.WEATHER_URL } };
