import type { Operation } from './operations.ts';
import type { Spec, UseSpec } from './spec.ts';
import { type Text, typed } from './text.ts';

/** Statements that send a request and return what the program makes of the response. */
export interface Reading {
  readonly lines: readonly string[];
  readonly needs: readonly string[];
}

/** Writes how a use reads its response. */
export function writeReading(
  read: UseSpec['read'],
  answer: Operation['answer'],
  call: string,
  spec: Spec,
  text: Text,
): Reading {
  if (answer === 'nothing') return { lines: [`return ${call};`], needs: [] };
  if (answer === 'one') return { lines: [`return (await ${call}).name;`], needs: [] };
  if (answer === 'page')
    return { lines: pages(call, text)[read], needs: read === 'helper' ? ['ids'] : read === 'stored' ? ['state'] : [] };
  const needs = read === 'helper' ? ['texts'] : read === 'stored' ? ['state'] : [];
  const sent = spec.hook === 'unwrap' ? `${call}.then((${typed(text, 'given', 'any')}) => given.list)` : call;
  return { lines: lists(sent, text)[read], needs };
}

type Lines = Readonly<Record<UseSpec['read'], readonly string[]>>;

function pages(call: string, text: Text): Lines {
  const one = typed(text, 'one', 'any');
  const page = typed(text, 'page', 'any');
  return {
    plain: [`const data = await ${call};`, `return data.content.map((${one}) => one.id);`],
    destructured: [
      `const { content, totalElements } = await ${call};`,
      'return [content.length, content[0]?.id, totalElements];',
    ],
    loop: [
      `const out${text.isTyped ? ': string[]' : ''} = [];`,
      `for (const one of (await ${call}).content) out.push(one.id);`,
      'return out;',
    ],
    chained: [`return ${call}.then((${page}) => page.content.map((${one}) => one.id).join());`],
    guarded: [
      `const data = await ${call};`,
      `return data && Array.isArray(data.content) ? data.content.map((${one}) => one.id) : null;`,
    ],
    fallback: [
      `const data = await ${call}.catch(() => ({ content: []${text.isTyped ? ' as any[]' : ''} }));`,
      `return data.content.map((${one}) => one.id);`,
    ],
    helper: [`return ids(await ${call});`],
    stored: [`state.value = await ${call};`, 'return state.value.totalElements;'],
    renamed: [`const { content: items, totalElements: total } = await ${call};`, 'return [items.length, total];'],
  };
}

function lists(call: string, text: Text): Lines {
  const one = typed(text, 'one', 'any');
  const list = typed(text, 'list', 'any');
  return {
    plain: [`const data = await ${call};`, `return data.map((${one}) => JSON.stringify(one)).join('|');`],
    destructured: [`const [first, ...others] = await ${call};`, 'return [first ?? null, others.length];'],
    loop: [
      `const out${text.isTyped ? ': any[]' : ''} = [];`,
      `for (const one of await ${call}) out.push(one);`,
      'return out.length;',
    ],
    chained: [`return ${call}.then((${list}) => list.filter(Boolean).length);`],
    guarded: [`const data = await ${call};`, 'return Array.isArray(data) ? data.length : -1;'],
    fallback: [`const data = await ${call}.catch(() => []${text.isTyped ? ' as any[]' : ''});`, 'return data.length;'],
    helper: [`return texts(await ${call});`],
    stored: [`state.value = await ${call};`, 'return state.value.length;'],
    renamed: [`const { length: total } = await ${call};`, 'return total;'],
  };
}
