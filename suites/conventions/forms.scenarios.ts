import { isSuccess, Violation } from '../../helpers/engine/index.ts'
import { besideCopies } from '../interface/writes/beside-copies.ts'
import { FORM, writtenForm } from '../interface/writes/forms.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { creation, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { formsTakeEffect, understood } from './form-understood.ts'
import { isPlain, WRITINGS } from './writings.ts'

const named = (raw: string, held: string, type = FORM) =>
  ({ form: writtenForm(raw, type), member: 'name', held }) as const
const PLAIN = named('name=Lease', 'Lease')
const entry = (raw: string, purpose = 'lease') =>
  ({ form: writtenForm(raw), member: 'metadata', held: { purpose } }) as const
/** An entry with signs or letters that a service may not allow in metadata. */
const odd = (raw: string, purpose: string) =>
  ({
    ...entry(`metadata[purpose]=${raw}`, purpose),
    ...(isPlain(purpose) ? {} : { usual: writtenForm(`metadata[purpose]=${encodeURIComponent(purpose)}`) }),
  }) as const
const RAW = entry('metadata[purpose]=lease')
const ENCODED = entry('metadata%5Bpurpose%5D=lease')

for (const { on, when } of WRITES) {
  // A service is more likely to restrict the signs of names than those of metadata.
  for (const { rule, what, text, raw } of WRITINGS)
    scenario(`conventions/${rule}-${on}`, `understands ${what} ${when}`, (context) =>
      understood(context, on, odd(raw, text), RAW, `metadata/kept-${on}`),
    )

  for (const { rule, what, written, plain } of [
    { rule: 'brackets-raw', what: 'unencoded brackets in an argument name', written: RAW, plain: ENCODED },
    { rule: 'brackets-encoded', what: 'encoded brackets in an argument name', written: ENCODED, plain: RAW },
  ] as const)
    scenario(`conventions/${rule}-${on}`, `understands ${what} ${when}`, (context) =>
      understood(context, on, written, plain, `metadata/kept-${on}`),
    )
}

scenario('conventions/forms-understood', 'understands form encoding on creation or on update', async (context) => {
  try {
    await formsTakeEffect(context, creation)
  } catch (error) {
    if (error instanceof Violation) await formsTakeEffect(context, update)
    else throw error
  }
})

for (const write of WRITES)
  scenario(`conventions/form-understood-${write.on}`, `understands form encoding ${write.when}`, async (context) => {
    context.dependsOn('conventions/forms-understood')
    await formsTakeEffect(context, write)
  })

/** All arguments with texts of the maximum length. */
const longest = (letter: string) => ({
  name: letter.repeat(100),
  carbon_copy_subject: letter.repeat(100),
  carbon_copy_message: letter.repeat(1000),
  metadata: Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`key${at}`, letter.repeat(200)])),
})

for (const write of WRITES.map(besideCopies))
  scenario(`conventions/form-long-${write.on}`, `understands a form of 25,000 bytes ${write.when}`, async (context) => {
    const { holds, notExercised } = context
    const { send } = await write.prepare(context)
    const letters = { name: 'é', carbon_copy_subject: 'é', carbon_copy_message: 'é', metadata: { key0: 'é' } }
    if (!isSuccess(await send(letters))) notExercised('the service refuses a non-ASCII letter')
    await blamePlainCase(
      () => holds(write, longest('é')),
      () => holds(write, longest('e')),
      [
        `metadata/kept-${write.on}`,
        `metadata/entries-at-limit-${write.on}`,
        `transaction-arguments/carbon-copy-message-at-limit-${write.on}`,
      ],
    )
  })

scenario('conventions/form-percent-cancel', 'understands percent-encoded values on cancellation', async (context) => {
  const coded = (raw: string) => ({ form: writtenForm(raw), member: 'cancel_code', held: 'other_reason' })
  await understood(context, 'cancel', coded('cancel_code=other%5Freason'), coded('cancel_code=other_reason'))
})

scenario('conventions/form-charset', 'understands a form whose content type names UTF-8', async (context) => {
  const written = named('name=Lease', 'Lease', `${FORM}; charset=UTF-8`)
  await understood(context, 'create', written, PLAIN, 'transaction-arguments/name-kept-create')
})
