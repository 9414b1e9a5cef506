import { handlers } from './handlers/index.ts';
import { onMessage } from './telegram.ts';

onMessage((text) => handlers[text.split(' ')[0] ?? '']?.(text));
