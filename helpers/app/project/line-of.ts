/** Texts in quotes or backticks, on one line. */
const LITERAL = /'([^'\n]+)'|`([^`\n]+)`/g

/**
 * The line of a source file that an id comes from: the one that contains it, or the template or table row that spells the
 * longest part of it.
 * @param id the id of a rule or a fault, which begins with its area: `review/answer-task`, `review-answer-task-lost`
 * @returns the number of the line, from 1; `undefined` if no line has any part of the id behind the area
 */
export function lineOf(source: string, id: string, area: string): number | undefined {
  const rest = id.startsWith(area) ? id.slice(area.length + 1) : id
  let [best, most] = [-1, 0]
  for (const [at, line] of source.split('\n').entries()) {
    for (const [, quoted = '', template = quoted] of line.matchAll(LITERAL)) {
      const spelled = spelledBy(template, id, rest)
      if (spelled > most) [best, most] = [at, spelled]
    }
  }
  return best < 0 ? undefined : best + 1
}

/** How many characters of an id behind its area a text spells: as a pattern of the whole id, or as some of its words. */
function spelledBy(text: string, id: string, rest: string): number {
  const [first = '', ...others] = text.split(/\$\{[^}]*\}|\*/)
  const parts = [first, ...others]
  const own = parts.join('').length
  if (parts.length > 1 && patternOf(parts).test(id)) return own - (id.length - rest.length)
  if (text === id) return id.length
  return parts.length === 1 && `-${rest}-`.includes(`-${text}-`) ? own : 0
}

const patternOf = (parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('.+')}$`)
