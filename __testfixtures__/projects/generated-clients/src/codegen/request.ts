/* generated using openapi-typescript-codegen -- do not edit */
export const request = (options: { method: string; url: string; query?: object }) => fetch(options.url, options);
