/**
 * The id that results when a word replaces the `*` of a pattern: `area/shown-*` and `draft` give `area/shown-draft`. A
 * pattern without `*` is the id itself.
 */
export type IdOf<Pattern extends string, Word extends string> = Pattern extends `${infer Before}*${infer After}`
  ? `${Before}${Word}${After}`
  : Pattern

/** Replaces the `*` of a pattern with a word. */
export function idOf<Pattern extends string, Word extends string>(pattern: Pattern, word: Word): IdOf<Pattern, Word> {
  return pattern.replace('*', word) as IdOf<Pattern, Word>
}
