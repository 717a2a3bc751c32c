import { inferred, stated, type RuleEntry } from '../../helpers/catalogue/rule.ts'
import type { Section } from '../../helpers/catalogue/sections.ts'
import { written } from './writes.ts'

/**
 * The rules of a limit in characters, for creation and update: `<id>-at-limit`, `<id>-beyond-limit` and `<id>-not-bytes`.
 * @param what the text, as it reads after "a": `carbon copy subject`
 * @param max how many characters it may have
 */
export function lengthLimit<Id extends string>(id: Id, section: Section, what: string, max: number) {
  return {
    ...written(`${id}-at-limit`, (when) => stated(section, `A ${what} of ${max} characters is held ${when}.`)),
    ...written(`${id}-beyond-limit`, (when) =>
      stated(section, `A ${what} of ${max + 1} characters is refused ${when}.`),
    ),
    ...written(`${id}-not-bytes`, (when) =>
      stated(section, `The length of a ${what} counts characters, not bytes, ${when}.`),
    ),
  }
}

/**
 * The rules of an argument that is a text with a limit: those of the limit, `<id>-kept` for creation and update, and
 * `<id>-omitted-keeps`. `textCases` proves them.
 */
export function limitedText<Id extends string>(id: Id, section: Section, what: string, max: number) {
  const keeps = inferred(section, `An update without a ${what} leaves the ${what} as it was.`)
  return {
    ...written(`${id}-kept`, (when) => stated(section, `A ${what} passed ${when} is held.`)),
    ...lengthLimit(id, section, what, max),
    ...({ [`${id}-omitted-keeps`]: keeps } as Readonly<Record<`${Id}-omitted-keeps`, RuleEntry>>),
  }
}
