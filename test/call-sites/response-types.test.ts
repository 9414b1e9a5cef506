import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { cases } from './response-cases.ts';

/** What the snippets use of the platform, and of libraries that are not installed here. */
const prelude = `
declare function show(...values: unknown[]): void;
declare function report(...values: unknown[]): void;
declare module '@angular/core' { export function Injectable(): ClassDecorator; export function inject<T>(token: T): T; }
declare module '@angular/common/http' {
  import type { Observable } from 'rxjs';
  export interface HttpResponse<T> { readonly status: number; readonly body: T | null; }
  export class HttpClient {
    get<T>(url: string, options: { observe: 'response' }): Observable<HttpResponse<T>>;
    get<T>(url: string): Observable<T>;
  }
}
declare module 'rxjs' {
  export interface Operator<A, B> { (source: Observable<A>): Observable<B>; }
  export class Observable<T> {
    pipe<A>(a: Operator<T, A>): Observable<A>;
    pipe<A, B>(a: Operator<T, A>, b: Operator<A, B>): Observable<B>;
    subscribe(next?: (value: T) => void): void;
  }
  export function map<A, B>(change: (value: A) => B): Operator<A, B>;
  export function shareReplay<A>(size: number): Operator<A, A>;
  export function tap<A>(look: (value: A) => void): Operator<A, A>;
  export function firstValueFrom<A>(source: Observable<A>): Promise<A>;
}
declare module 'rxjs/operators' { export { map, shareReplay, tap } from 'rxjs'; }
declare module 'jquery' {
  interface Answer { done(f: (data: any, status: string) => void): Answer; fail(f: (...reasons: unknown[]) => void): Answer; then<T>(f: (data: any) => T): Promise<T>; }
  const $: {
    get(url: string, f?: (data: any) => void): Answer;
    getJSON(url: string, f?: (data: any) => void): Answer;
    ajax(settings: { url: string; success?: (data: any, status: string) => void }): Answer;
  };
  export default $;
}
declare module 'react' { export function useCallback<T>(fn: T, dependencies: unknown[]): T; }
`;

const folder = fileURLToPath(new URL('.', import.meta.url));
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  experimentalDecorators: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.Preserve,
};

/** The type errors of each text, which is a module of its own. */
function errorsOf(texts: readonly string[]): string[][] {
  const files = new Map(texts.map((text, index) => [join(folder, `snippet-${index}.tsx`), text]));
  const ambient = join(folder, 'snippet-prelude.d.ts');
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  const virtual = (path: string) => (path === ambient ? prelude : files.get(path));
  host.fileExists = (path) => virtual(path) !== undefined || fileExists(path);
  host.readFile = (path) => virtual(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...rest) => {
    const text = virtual(path);
    if (text === undefined) return getSourceFile(path, version, ...rest);
    const detection =
      path === ambient
        ? {}
        : {
            setExternalModuleIndicator: (file: ts.SourceFile) => Object.assign(file, { externalModuleIndicator: true }),
          };
    return ts.createSourceFile(path, text, { languageVersion: ts.ScriptTarget.ES2023, ...detection }, true);
  };
  const program = ts.createProgram([ambient, ...files.keys()], options, host);
  return [...files.keys()].map((path) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').replace(/'[^']*'/g, '_'))
      .sort();
  });
}

test('an edited snippet has no type error that it had not before', { timeout: 60_000 }, () => {
  const edited = Object.values(cases)
    .flat()
    .flatMap((one) => ('after' in one && !one.path?.endsWith('.js') ? [one] : []));
  const before = errorsOf(edited.map((one) => one.before));
  const after = errorsOf(edited.map((one) => one.after));
  const worse = edited.flatMap(({ name, after: text }, index) => {
    const left = [...(before[index] ?? [])];
    const added = (after[index] ?? []).filter((message) => {
      const at = left.indexOf(message);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    return added.length > 0 ? [{ name, text, added }] : [];
  });
  expect(worse).toEqual([]);
  const clean = before.filter((messages) => messages.length === 0);
  expect(clean.length).toBeGreaterThan(60);
});
