/** What an operator of rxjs does with the values of an observable. */
type Effect =
  /** It passes them on; a function given to it also receives them. */
  | 'shows'
  /** It passes them on; its arguments do not receive them. */
  | 'passes'
  /** It passes on what its function returns for them. */
  | 'replaces';

/** A row for each operator that is followed. */
const effects: Readonly<Record<string, Effect>> = {
  catchError: 'passes',
  concatMap: 'replaces',
  debounceTime: 'passes',
  delay: 'passes',
  exhaustMap: 'replaces',
  filter: 'shows',
  finalize: 'passes',
  first: 'shows',
  last: 'shows',
  map: 'replaces',
  mergeMap: 'replaces',
  observeOn: 'passes',
  retry: 'passes',
  retryWhen: 'passes',
  share: 'passes',
  shareReplay: 'passes',
  single: 'shows',
  switchMap: 'replaces',
  take: 'passes',
  takeUntil: 'passes',
  takeUntilDestroyed: 'passes',
  takeWhile: 'shows',
  tap: 'shows',
  timeout: 'passes',
};

/** What an operator does, by its name; undefined if it is not known. */
export function effectOf(operator: string): Effect | undefined {
  return Object.hasOwn(effects, operator) ? effects[operator] : undefined;
}
