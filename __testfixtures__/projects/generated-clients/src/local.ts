export const getAgeRatings = () => [6, 12, 18];
