export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString()} ${count === 1 ? one : many}`;
}

export function pagesLeft(total: number, at: number | undefined): string {
  if (!at) return plural(total, 'page', 'pages');
  return `${plural(Math.max(0, total - at), 'page', 'pages')} left`;
}

export function debounce<A extends unknown[]>(fn: (...args: A) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args: A) => {
    clearTimeout(timer);
    timer = setTimeout(() => fn(...args), ms);
  };
}
