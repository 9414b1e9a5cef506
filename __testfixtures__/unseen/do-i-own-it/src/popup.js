import Popup from './popup/Popup.svelte';

export default new Popup({ target: document.body });
