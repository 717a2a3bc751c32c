import type { JsonObject } from '../../helpers/engine/index.ts'
import { givenField, plainField } from '../interface/reads/fields.ts'
import { WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { holdsEach, refusesEach } from './cases.ts'

/** The listed formats. Commas separate them, and two of them contain a comma. */
const FORMATS = [
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'YYYY/MM/DD',
  'DD MMM YYYY',
  'MMM DD, YYYY',
  'dddd DD MMMM YYYY',
  'dddd MMMM DD, YYYY',
] as const

/** Formats that differ from all listed ones: in the separator, in the length of the year, and completely. */
const UNLISTED = ['DD-MM-YYYY', 'YY/MM/DD', 'the day of signing'] as const
const type = 'signature_date'
/** The formats that must be stored: as listed, and followed by the time. */
const held = [
  ['format-kept', 'each listed format', FORMATS],
  ['format-time-kept', 'each listed format with the time', FORMATS.map((format) => `${format} - HH:mm`)],
] as const

for (const { on, when } of WRITES) {
  for (const [rule, what, formats] of held) {
    // An update changes each format from the previous one.
    const cases = formats.map(
      (format, i) => ({ type, args: { format }, before: { format: formats.at(i - 1) } }) as const,
    )
    scenario(`field-arguments/${rule}-${on}`, `stores ${what} ${when}`, (context) => holdsEach(context, on, cases))
  }

  const [good, before] = [{ format: 'DD/MM/YYYY' }, { format: 'YYYY/MM/DD' }]
  const unlisted = UNLISTED.map((format) => ({ type, bad: { format }, good, before }) as const)
  scenario(`field-arguments/format-unlisted-${on}`, `refuses formats that are not listed ${when}`, (context) =>
    refusesEach(context, on, unlisted),
  )
}

/** Formats that may or may not be valid according to the document. */
const UNCLEAR = ['MMM DD', 'YYYY', 'dddd MMMM DD', 'DD/MM/YYYY HH:mm', 'DD/MM/YYYY, HH:mm', 'dd/mm/yyyy'] as const

const OPEN = [
  'field-arguments/format-default',
  'field-arguments/format-pieces',
  'field-arguments/format-separators',
  'field-arguments/format-case',
] as const

scenario(OPEN, 'records which other formats are accepted, and the default', async (context) => {
  const site = await context.given.documented()
  const field: JsonObject = await givenField(context, site, type)
  context.observe('format of a signature date', field['format'] ?? 'not shown')
  const add = (format: string) => context.api.addField(site.id, site.documentId, { ...plainField(type), format })
  for (const format of UNCLEAR) await context.witness(`the format ${format}`, () => add(format))
})
