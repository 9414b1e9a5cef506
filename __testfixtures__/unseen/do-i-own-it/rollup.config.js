import resolve from '@rollup/plugin-node-resolve';
import svelte from 'rollup-plugin-svelte';

const entry = name => ({
	input: `src/${name}.js`,
	output: { file: `dist/${name}.js`, format: name === 'content' ? 'iife' : 'es' },
	plugins: [svelte({ emitCss: false }), resolve({ browser: true })]
});

export default ['background', 'popup', 'options', 'content'].map(entry);
