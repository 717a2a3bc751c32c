import { Violation } from '../../helpers/engine/outcome/errors.ts'
import { FORM, writtenForm } from '../interface/writes/forms.ts'
import { creation, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { formsTakeEffect, understood } from './form-understood.ts'

const named = (raw: string, held: string, type = FORM) =>
  ({ form: writtenForm(raw, type), member: 'name', held }) as const
const PLAIN = named('name=Lease', 'Lease')
const entry = (raw: string) => ({ form: writtenForm(raw), member: 'metadata', held: { purpose: 'lease' } }) as const
const RAW = entry('metadata[purpose]=lease')
const ENCODED = entry('metadata%5Bpurpose%5D=lease')

/** Bodies with the value that the transaction then holds, each with a body in the plainest writing. */
const bodies = [
  {
    rule: 'form-percent',
    what: 'percent-encoded values',
    written: named('name=Rent%26Sons%3D50%25', 'Rent&Sons=50%'),
    plain: PLAIN,
  },
  {
    rule: 'form-plus',
    what: 'a plus sign as a space',
    written: named('name=Lease+of+a+house', 'Lease of a house'),
    plain: PLAIN,
  },
  {
    rule: 'form-once',
    what: 'encoded plus and percent signs literally',
    written: named('name=Lease%2Bhouse+%2541', 'Lease+house %41'),
    plain: PLAIN,
  },
  {
    rule: 'form-utf-8',
    what: 'encoded UTF-8',
    written: named('name=Pr%C3%BCfung-%C5%81%C3%B3d%C5%BA', 'Prüfung-Łódź'),
    plain: PLAIN,
  },
  { rule: 'brackets-raw', what: 'unencoded brackets in an argument name', written: RAW, plain: ENCODED },
  { rule: 'brackets-encoded', what: 'encoded brackets in an argument name', written: ENCODED, plain: RAW },
] as const

for (const { rule, what, written, plain } of bodies) {
  for (const { on, when } of WRITES) {
    scenario(`conventions/${rule}-${on}`, `understands ${what} ${when}`, (context) =>
      understood(
        context,
        on,
        written,
        plain,
        plain.member === 'name' ? `transaction-arguments/name-kept-${on}` : `metadata/kept-${on}`,
      ),
    )
  }
}

scenario(
  'conventions/forms-understood',
  'understands form-encoded arguments on creation or on update',
  async (context) => {
    try {
      await formsTakeEffect(context, creation)
    } catch (error) {
      if (error instanceof Violation) await formsTakeEffect(context, update)
      else throw error
    }
  },
)

for (const write of WRITES) {
  scenario(
    `conventions/form-understood-${write.on}`,
    `understands form-encoded arguments ${write.when}`,
    (context) => formsTakeEffect(context, write),
    ['conventions/forms-understood'],
  )
}

scenario('conventions/form-percent-cancel', 'understands percent-encoded values on cancellation', async (context) => {
  const coded = (raw: string) => ({ form: writtenForm(raw), member: 'cancel_code', held: 'other_reason' })
  await understood(context, 'cancel', coded('cancel_code=other%5Freason'), coded('cancel_code=other_reason'))
})

scenario('conventions/form-charset', 'understands a form whose content type names UTF-8', async (context) => {
  const written = named('name=Lease', 'Lease', `${FORM}; charset=UTF-8`)
  await understood(context, 'create', written, PLAIN, 'transaction-arguments/name-kept-create')
})
