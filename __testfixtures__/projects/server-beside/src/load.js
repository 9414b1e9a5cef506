export const load = async (url) => (await fetch(url)).json();
