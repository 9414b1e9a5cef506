const { KOMGA_API } = process.env;

export const total = async () => (await (await fetch(`${KOMGA_API}/books?size=0`)).json()).totalElements; // want: review assumed-base
export const labels = async () => (await fetch(`${KOMGA_API}/sharing-labels`)).json(); // want: manual base-unknown
export const rename = (id, name) => fetch(`${KOMGA_API}/libraries/${id}`, { method: 'PUT', body: JSON.stringify({ name }) }); // want: migrated
