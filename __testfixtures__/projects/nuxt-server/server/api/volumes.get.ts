export default defineEventHandler((event) => readKomga(`/series/${getRouterParam(event, 'id')}/books`)); // want: review wrapper-grown
