import axios from 'axios';
import { Shelf } from './shelf';

const http = axios.create({ baseURL: `${process.env.KOMGA_URL}/api/v1`, timeout: 5_000 });

console.log(await new Shelf(http).newest('comics'));
