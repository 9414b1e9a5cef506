export const town = { catalogue: 'http://catalogue.town.lan/api/v1' };
