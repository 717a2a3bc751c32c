import { inferred, tableOf, type Condition, type Statements } from '../../../helpers/engine/catalogue/rule.ts'
import type { Section } from '../../../helpers/engine/catalogue/sections.ts'
import { startingWithArticle, withArticle } from '../document/articles.ts'
import { UPDATE_KEEPS } from '../document/derivations.ts'
import { eachWrite } from './writes.ts'

/**
 * The rules of a limit in characters, for creation and update: `<id>-at-limit`, `<id>-beyond-limit` and `<id>-not-bytes`.
 * @param what the text, without its article: `carbon copy subject`
 * @param max its largest length, in characters
 * @param condition the needs of the rules
 */
export const lengthLimit = <Id extends string>(
  id: Id,
  section: Section,
  what: string,
  max: number,
  condition: Condition = [],
) =>
  eachWrite.stated(section, condition, {
    [`${id}-at-limit-*`]: `${startingWithArticle(what)} of ${max} characters is accepted and stored *.`,
    [`${id}-beyond-limit-*`]: `${startingWithArticle(what)} of ${max + 1} characters is refused *.`,
    [`${id}-not-bytes-*`]: `The length of ${withArticle(what)} is counted in characters, not bytes, *.`,
  } as Statements<`${Id}-${'at-limit-*' | 'beyond-limit-*' | 'not-bytes-*'}`>)

/** Why accented letters are allowed in a text. */
const ACCENTS =
  'The argument is a "string" with a limit in characters, and the table names no other condition; the default language is `fr`, which is ' +
  'written with accented letters.'

/**
 * The rules of a text argument with a limit: those of the limit, `<id>-kept` and `<id>-accents` for creation and update, and
 * `<id>-omitted-keeps`.
 * `textCases` proves them.
 */
export const limitedText = <Id extends string>(id: Id, section: Section, what: string, max: number) =>
  tableOf(
    eachWrite.stated(section, {
      [`${id}-kept-*`]: `${startingWithArticle(what)} passed * is stored.`,
    } as Statements<`${Id}-kept-*`>),
    lengthLimit(id, section, what, max),
    eachWrite.inferred(ACCENTS)(section, {
      [`${id}-accents-*`]: `${startingWithArticle(what)} with accented letters is accepted and stored *.`,
    } as Statements<`${Id}-accents-*`>),
    inferred(UPDATE_KEEPS)(section, {
      [`${id}-omitted-keeps`]: `If the ${what} is omitted, an update leaves it unchanged.`,
    } as Statements<`${Id}-omitted-keeps`>),
  )
