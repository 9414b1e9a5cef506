import { createApp } from 'vue';
import { Shelf } from './client';
import { shelfKey } from './keys';

const app = createApp({});
app.provide(shelfKey, new Shelf('http://shelf.local', 'secret'));
