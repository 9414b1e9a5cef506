import type * as t from '@babel/types';

const synonyms = [
  /^(opts?|options|init|config|cfg|settings)$/i,
  /^(qs|query|params|search|searchParams|queryParams)$/i,
  /^(body|payload|data|json)$/i,
];

/** The purpose of a parameter, judged by its name. */
export function meaningOf(param: t.Node | undefined): string {
  const inner = param?.type === 'AssignmentPattern' ? param.left : param;
  if (inner?.type === 'ObjectPattern') return 'options';
  const name = inner?.type === 'Identifier' ? inner.name.replace(/^_/, '') : '';
  const known = synonyms.findIndex((words) => words.test(name));
  return ['options', 'query', 'body'][known] ?? name;
}

/** Whether a parameter takes a method, by its name. */
export function isMethodName(param: t.Node | undefined): boolean {
  const inner = param?.type === 'AssignmentPattern' ? param.left : param;
  return inner?.type === 'Identifier' && /^(http_?)?(method|verb)$/i.test(inner.name);
}
