/** Lists of what Komga links to. */
export const booksOf = async (item) => (await fetch(`${item.url}/books?unpaged=true`)).json(); // want: manual base-unknown
export const inside = async (collectionUrl) => (await fetch(`${collectionUrl}/series`)).json(); // nope: of a collection
export const alone = async (place) => (await fetch(`${place}/series`)).json(); // want: manual base-unknown
