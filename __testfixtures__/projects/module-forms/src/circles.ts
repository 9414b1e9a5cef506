import * as all from './circle/first.ts';
import { NAMES, NOWHERE, ROLES } from './circle/second.ts';
import load from './circle/third.ts';

export const names = () => load(NAMES); // want: review response-not-shown
export const roles = () => load(ROLES); // want: review response-not-shown
export const again = () => load(all.ROLES); // want: review response-not-shown
export const nowhere = () => load(NOWHERE); // nope: not exported
