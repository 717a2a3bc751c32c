/** A number with more digits than services store. */
export const DIGITS = '9'.repeat(20)
/** A text of 10,000 letters. */
export const LONG = 'n'.repeat(10_000)
/** A text of characters that have a meaning in URLs and queries. */
export const ODD = `a b+c%d"e'f`
