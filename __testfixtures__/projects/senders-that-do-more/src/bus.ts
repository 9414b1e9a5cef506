export const bus = new EventTarget();
