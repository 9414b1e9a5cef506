import { Disk, emptyCache, KomgaHttp } from './komga-http';
import { Shelf } from './shelf';

export const shelf = new Shelf(new KomgaHttp(process.env.KOMGA_URL ?? ''), new Disk(), emptyCache());
