import type { AxiosInstance } from 'axios';
import KomgaBooksService from '../services/komga-books.service';
import KomgaReferentialService from '../services/komga-referential.service';

export default {
  install(app: App, { http }: { http: AxiosInstance }): void {
    app.config.globalProperties.$komgaBooks = new KomgaBooksService(http);
    app.config.globalProperties.$komgaReferential = new KomgaReferentialService(http);
  },
};
