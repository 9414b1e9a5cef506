import axios from 'axios';
import { showGenres } from './genres.js';

axios.defaults.baseURL = `${window.location.origin}/api/v1`;
axios.defaults.withCredentials = true;

showGenres(document.querySelector('#genres'));
