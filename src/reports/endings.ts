/** How the name of a report may end, which says what it is. */
export const reportEndings = ['.html', '.md', '.sarif', '.json', '.patch'] as const;

export type ReportEnding = (typeof reportEndings)[number];
