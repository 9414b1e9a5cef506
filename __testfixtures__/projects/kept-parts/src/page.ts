import { Series } from './series';

const series = new Series();
export const show = async (tag: string) => `${await series.find(tag)} of ${(await series.genres()).join()}, ${series.filters}`;
export const last = () => series.last;
