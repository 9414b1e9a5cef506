import { Model } from './model';

export class Language extends Model {}
