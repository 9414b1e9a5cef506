export function csvLine(cells: Array<string | number | null>): string {
  return (
    cells
      .map((cell) => {
        const text = String(cell ?? '');
        return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
      })
      .join(',') + '\n'
  );
}
