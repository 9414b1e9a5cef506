// A method of the same name as the field of the cache reads nothing from it.
export const chart = (years) => Object.entries(years).map(([year, count]) => `${year} ${count}`).join('\n');
