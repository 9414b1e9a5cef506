declare const modules: any;
export const bridge = modules.load('http');
