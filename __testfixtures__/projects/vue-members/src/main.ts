import axios from 'axios';
import { createApp } from 'vue';
import Desk from './Desk.vue';

const app = createApp(Desk);
app.config.globalProperties.$komga = axios.create({ baseURL: `${import.meta.env.VITE_KOMGA}/api/v1` });
app.config.globalProperties.$shop = axios.create({ baseURL: 'https://shop.example.com/api/v1' });
app.mount('#app');
