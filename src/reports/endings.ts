/** The file extensions of reports; each selects a format. */
export const reportEndings = ['.html', '.md', '.sarif', '.json', '.patch'] as const;

export type ReportEnding = (typeof reportEndings)[number];
