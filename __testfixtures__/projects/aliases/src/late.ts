export async function languages(): Promise<string[]> {
  const { get } = await import('./komga/client.ts');
  return get<string[]>('/api/v1/languages'); // want: review response-not-shown
}

export const publishers = () => import('./komga/client.ts').then(({ get }) => get<string[]>('/api/v1/publishers')); // want: review response-not-shown
