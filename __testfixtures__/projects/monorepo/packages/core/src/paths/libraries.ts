const ROOT = '/api/v1/libraries';

export { ROOT as LIBRARIES };
export default function libraryPath(id: string): string {
  return `${ROOT}/${encodeURIComponent(id)}`;
}
