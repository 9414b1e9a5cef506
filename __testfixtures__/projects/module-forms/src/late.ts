const lists = import('./lists.json');

export const loader = () => import('./load.ts').then((module) => module.load);
export const publishers = () => import('./load.ts').then((api) => api.load('/api/v1/publishers')); // want: review response-not-shown
export const labels = async () => (await import('./load.ts')).load('/api/v1/sharing-labels'); // want: review response-not-shown

export async function genres() {
  const load = await import('./load.ts').then((module) => module.load);
  const { default: paths } = await lists;
  return load(paths.genres); // want: review response-not-shown
}

export async function tags() {
  const load = await loader();
  return load('/api/v1/tags'); // want: review lists-joined
}

export const shown = (promise: Promise<(path: string) => unknown>) => promise.then((load) => load('/libraries')); // nope: not known what is loaded
