import type { Args } from '../../helpers/engine/index.ts'
import type { FieldType } from '../interface/reads/fields.ts'

/** Fields with many arguments, each with a value other than its default. */
export const RICH = [
  {
    type: 'text',
    args: { name: 'Town', tooltip: 'Where you live', value: 'The Hague', required: false, height: 33, width: 187 },
  },
  {
    type: 'dropdown',
    args: { name: 'Side', options: { one: 'one', two: 'two' }, value: 'two', required: false, height: 30, width: 150 },
  },
  { type: 'label', args: { value: 'Sign here', font_size: 9, height: 27, width: 120 } },
  { type: 'signature', args: { name: 'Tenant', consents: ['I agree.', 'I have read it.'] } },
  { type: 'radiobutton', args: { name: 'North', checked: true, required: false } },
  { type: 'signature_date', args: { name: 'Date', format: 'MMM DD, YYYY - HH:mm' } },
] as const satisfies readonly { type: FieldType; args: Args }[]

/** The same, with a field of each other type that has arguments of its own. */
export const OF_EACH_TYPE = [
  ...RICH,
  { type: 'visa', args: { name: 'Owner', consents: ['I have seen it.', 'I have read all of it.'] } },
  { type: 'image', args: { name: 'Stamp', tooltip: 'Your stamp', required: false } },
  { type: 'checkbox', args: { name: 'Garden', checked: true } },
  { type: 'checkbox_group', args: { name: 'Rooms', minimum_required: 1 } },
  { type: 'company_name', args: { name: 'Company', required: false } },
  { type: 'job_title', args: { name: 'Position', required: false } },
] as const satisfies readonly { type: FieldType; args: Args }[]
