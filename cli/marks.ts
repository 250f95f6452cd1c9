/** Replaces what is between two marks in a Markdown page, or adds both at its end. */
export function putBetween(page: string, name: string, content: string): string {
  const start = `<!-- ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const block = `${start}\n${content.trim()}\n${end}`;
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) return `${page.trimEnd()}\n\n${block}\n`;
  return page.slice(0, from) + block + page.slice(to + end.length);
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
