import type { WriteStream } from 'node:tty';

/** Shows progress as one line on a terminal, if the run takes more than a second. */
export function showProgress(stream: WriteStream) {
  let next = Date.now() + 1000;
  let isShown = false;
  return {
    show({ done, total }: { readonly done: number; readonly total: number }): void {
      if (!stream.isTTY || Date.now() < next) return;
      stream.write(`\r\x1b[K${done} of ${total} files`);
      isShown = true;
      next = Date.now() + 100;
    },
    clear(): void {
      if (isShown) stream.write('\r\x1b[K');
    },
  };
}
