export default defineEventHandler(() => ({ manga: 3, comics: 4 }));
