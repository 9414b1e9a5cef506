export const next = () => fetch('/api/v1/books'); // want: review response-not-shown
export const genres = () => fetch('/api/v1/genres'); // want: review response-not-shown
export const stats = () => fetch('/api/v1/reading-stats'); // nope: another path
export const goals = (year: number) => fetch(`/api/v1/goals?year=${year}`, { method: 'PUT' }); // nope: another path
export const streak = () => fetch('/api/v1/streak'); // nope: another path
