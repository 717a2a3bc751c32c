/** A noun after its indefinite article: "an optional consent". */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** The same with a capital, for the beginning of a sentence. */
export const startingWithArticle = (noun: string): string => withArticle(noun).replace(/^a/, 'A')
