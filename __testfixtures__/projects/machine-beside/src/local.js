/** The developer's own machine is the same server, at another address. */
export const genres = async () => (await fetch('http://localhost:9090/api/v1/genres')).json(); // want: migrated
