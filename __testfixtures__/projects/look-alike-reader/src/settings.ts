export const kavita = { host: 'kavita.example.com', token: localStorage.getItem('kavita-token') };
