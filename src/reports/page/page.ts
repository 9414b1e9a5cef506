import { createHash } from 'node:crypto';
import type { RunResult } from '../../runner/result/run-result.ts';
import type { Command } from '../sites.ts';
import { pageData } from './page-data.ts';
import { actions } from './script-actions.ts';
import { drawing } from './script-drawing.ts';
import { style } from './style.ts';

const script = `'use strict';(() => {${drawing}${actions}})();`;

/**
 * The result as one self-contained page: it loads nothing, and text of the code base is data, never markup. Its policy
 * lets the browser run only the script with the given digest.
 */
export function pageReport(result: RunResult, command: Command): string {
  const policy = [
    "default-src 'none'",
    `script-src '${digestOf(script)}'`,
    `style-src '${digestOf(style)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>API migration to ${escaped(result.target)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<noscript>This report needs JavaScript: it draws the changes from the data in this file.</noscript>
<script type="application/json" id="data">${asData(pageData(result, command))}</script>
<script>${script}</script>
</body>
</html>
`;
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** JSON in which no tag can start or end, whatever the code base contains. */
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
