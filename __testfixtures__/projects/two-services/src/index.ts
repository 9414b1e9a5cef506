import * as kavita from './kavita/widget.ts';
import * as komga from './komga/widget.ts';
import * as prometheus from './prometheus/widget.ts';

export const widgets = { kavita, komga, prometheus };
