/** The lines of a text with content, however its line breaks are written: a service may turn them into markup. */
export const linesOf = (text: unknown): string[] =>
  String(text)
    .split(/<br\s*\/?>|<\/?p>|[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
