module.exports = {
    port: process.env.PORT || 8080,
    komga: {
        url: process.env.KOMGA || 'http://nas.local:25600',
        user: process.env.KOMGA_USER || 'kiosk@shop.local',
        password: process.env.KOMGA_PASSWORD || 'kiosk'
    },
    calibre: {
        url: process.env.CALIBRE || 'http://nas.local:8083'
    },
    library: process.env.KIOSK_LIBRARY || null
};
