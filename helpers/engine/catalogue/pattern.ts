/**
 * The id that a pattern stands for when its `*` is this word: `area/shown-*` and `draft` make `area/shown-draft`. One without
 * `*` stands for itself.
 */
export type IdOf<Pattern extends string, Word extends string> = Pattern extends `${infer Before}*${infer After}`
  ? `${Before}${Word}${After}`
  : Pattern

/** Puts a word in the place of the `*` of a pattern. */
export function idOf<Pattern extends string, Word extends string>(pattern: Pattern, word: Word): IdOf<Pattern, Word> {
  return pattern.replace('*', word) as IdOf<Pattern, Word>
}
