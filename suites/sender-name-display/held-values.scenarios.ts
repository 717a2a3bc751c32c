import { textOf } from '../../helpers/engine/facts/workspace.ts'
import type { JsonObject } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { showsFromCreation } from '../interface/reads/assertions.ts'
import { SENDER_NAME_DISPLAYS } from '../interface/document/values.ts'
import { creation, update } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { isLocked, UNLOCKED_WRITES, unlockedDraft } from './unlocked.ts'

scenario('sender-name-display/default-known', 'gives drafts one of the seven documented values', async (context) => {
  await showsFromCreation(context, await unlockedDraft(context), ({ sender_name_display: value }) =>
    context.check.oneOf('sender_name_display', value, SENDER_NAME_DISPLAYS),
  )
})

for (const feature of ['on', 'off'] as const) {
  const title = `records the default value with the feature ${feature}`
  scenario(`sender-name-display/default-feature-${feature}`, title, async (context) => {
    const { sender_name_display: value } = await unlockedDraft(context)
    context.observe('sender_name_display by default', value ?? 'not shown')
  })
}

/** The values that an API client may pass, each with the required setting of the feature. */
const allowed = [
  { slug: 'workspace', value: 'workspace', feature: 'off' },
  { slug: 'issuing-entity', value: 'issuing_entity', feature: 'on' },
] as const

for (const { slug, value, feature } of allowed) {
  for (const write of UNLOCKED_WRITES) {
    scenario(`sender-name-display/${slug}-${write.on}`, `stores ${value} ${write.when}`, ({ holds }) =>
      holds(write, { sender_name_display: value }),
    )
  }

  scenario(`sender-name-display/start-keeps-feature-${feature}`, `keeps ${value} through a start`, async (context) => {
    const { given, check } = context
    await unlockedDraft(context)
    const { id } = await given.startable({ sender_name_display: value })
    const isKept = (read: JsonObject) => check.equal('sender_name_display', read['sender_name_display'], value)
    await onceShown(context, id, isKept, `sender-name-display/${slug}-create`)
    for (const [move, state] of [
      ['start', 'started'],
      ['pause', 'paused'],
    ] as const) {
      await given.calls[move](id)
      await given.reached(id, state)
      await staysTrue(context, id, isKept)
    }
  })

  const title = `keeps ${value} if an update omits sender_name_display`
  scenario(`sender-name-display/omitted-keeps-feature-${feature}`, title, async (context) => {
    const { sender_name_display: byDefault } = await unlockedDraft(context)
    // A reset to the default would then look the same.
    if (byDefault === value) context.notExercised(`${value} is the default`)
    await keepsWhenOmitted(context, { sender_name_display: value }, `sender-name-display/${slug}-create`)
  })
}

scenario('sender-name-display/omitted-keeps-feature-on', 'keeps it with another issuing entity', async (context) => {
  const { check, notExercised, workspace } = context
  const entity = textOf(workspace, 'issuing-entity') ?? notExercised('no other issuing entity is known')
  const { sender_name_display: byDefault } = await unlockedDraft(context)
  const passed = { sender_name_display: 'issuing_entity' }
  if (byDefault === passed.sender_name_display) notExercised('issuing_entity is the default')
  await keepsWhenOmitted(context, passed, 'sender-name-display/issuing-entity-create', {
    other: { issuing_entity_id: entity },
    kept: (now, { sender_name_display: before }) => {
      if (!isLocked(now)) check.kept('sender_name_display', now['sender_name_display'], before)
    },
  })
})

/** The values that the document allows in one place and forbids in another. */
const contradictory = [
  { rule: 'workspace-feature-on', value: 'workspace', write: creation },
  { rule: 'issuing-entity-feature-off', value: 'issuing_entity', write: creation },
  { rule: 'explicit-name-email-create', value: 'name_email', write: creation },
  { rule: 'explicit-name-email-update', value: 'name_email', write: update },
] as const

for (const { rule, value, write } of contradictory)
  scenario(`sender-name-display/${rule}`, `records the response to ${value} ${write.when}`, async (context) => {
    const { send } = await write.prepare(context)
    await context.witness(`${value} ${write.when}`, () => send({ sender_name_display: value }))
  })
