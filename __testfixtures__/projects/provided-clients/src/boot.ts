import { provide } from 'vue';
import { Shelf, Weather } from './client';

provide('shelf', new Shelf('http://shelf.local', 'secret'));
provide('weather', new Weather());
