import { Pipe, PipeTransform } from '@angular/core';

const STEPS: ReadonlyArray<[limit: number, divisor: number, unit: Intl.RelativeTimeFormatUnit]> = [
    [60, 1, 'second'],
    [3600, 60, 'minute'],
    [86400, 3600, 'hour'],
    [2592000, 86400, 'day'],
    [31536000, 2592000, 'month'],
    [Number.POSITIVE_INFINITY, 31536000, 'year'],
];

/** `{{ book.created | ago }}` gives "3 days ago". */
@Pipe({ name: 'ago', standalone: true })
export class AgoPipe implements PipeTransform {
    private readonly format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

    transform(value: string | Date | null | undefined, now = Date.now()): string {
        if (!value) {
            return '';
        }
        const seconds = (new Date(value).getTime() - now) / 1000;
        for (const [limit, divisor, unit] of STEPS) {
            if (Math.abs(seconds) < limit) {
                return this.format.format(Math.round(seconds / divisor), unit);
            }
        }
        return '';
    }
}
