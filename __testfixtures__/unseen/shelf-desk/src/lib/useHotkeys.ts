import { useEffect } from 'react';

export type Hotkeys = Record<string, (event: KeyboardEvent) => void>;

function nameOf(event: KeyboardEvent): string {
  const parts: string[] = [];
  if (event.ctrlKey || event.metaKey) parts.push('mod');
  if (event.shiftKey) parts.push('shift');
  if (event.altKey) parts.push('alt');
  parts.push(event.key.toLowerCase());
  return parts.join('+');
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** `useHotkeys({ '/': focusSearch, 'mod+k': openPalette })` */
export function useHotkeys(hotkeys: Hotkeys): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const action = hotkeys[name];
      if (!action) return;
      if (isTyping(event.target) && !name.startsWith('mod+')) return;
      event.preventDefault();
      action(event);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [hotkeys]);
}
