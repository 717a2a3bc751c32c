import { open } from '../../helpers/catalogue/rule.ts'

/** Fields that are placed by an anchor: what a service takes for the "name of a PDF anchor" is not known. */
export const anchorsRules = open('Fields', {
  'field/anchor-text': 'Where a field stands that is placed by a text of the page.',
  'field/anchor-relative': 'Where it stands with x and y.',
  'field/anchor-page': 'Where it stands with a page, and whether an anchor of another page is found.',
  'field/anchor-unknown': 'What an anchor does that the file has not.',
})
