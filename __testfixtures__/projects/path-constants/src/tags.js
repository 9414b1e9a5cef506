import axios from 'axios';
import { TAGS } from './paths/tags.js';

const komga = axios.create({ baseURL: process.env.KOMGA_URL });

export const tags = () => komga.get(TAGS); // want: review response-not-shown
