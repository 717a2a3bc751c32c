import { isAbsent, type JsonObject, valuesAt } from '../../helpers/values/json.ts'
import { inState, showing } from '../interface/showing.ts'
import { scenario } from '../scenario.ts'

/** The first value with content at a member path. */
const firstAt = (transaction: JsonObject, path: string) =>
  valuesAt(transaction, path).find(({ value }) => !isAbsent(value))?.value

for (const [rule, member] of [
  ['transaction/creator-workspace-name-shown', 'workspace_name'],
  ['transaction/creator-api-key-name-shown', 'api_key_name'],
] as const) {
  showing(rule, `shows the ${member} of a creator by API`, inState('draft'), (check, transaction) =>
    check.present(`creator.${member}`, firstAt(transaction, `creator.${member}`)),
  )
}

for (const member of ['id', 'name'] as const) {
  showing(
    `transaction/issuing-entity-${member}-shown`,
    `shows the ${member} of the issuing entity`,
    ({ given, fact }) => given.draft({ issuing_entity_id: fact('default-issuing-entity') }),
    (check, transaction) => check.present(`issuing_entity.${member}`, firstAt(transaction, `issuing_entity.${member}`)),
  )
}

for (const [rule, member] of [
  ['transaction/watcher-member-id-shown', 'member_id'],
  ['transaction/watcher-email-shown', 'email'],
  ['transaction/watcher-full-name-shown', 'full_name'],
] as const) {
  showing(
    rule,
    `shows the ${member} of a watcher`,
    ({ given, members }) => given.draft({ watchers: members() }),
    (check, transaction) => check.present(`${member} of a watcher`, firstAt(transaction, `watchers[].${member}`)),
  )
}

scenario('transaction/private-creator-sees', 'lets its creator read a private draft', async (context) => {
  const { api, given, accepts, eventually } = context
  const { id } = await given.draft({ private: true })
  await eventually(() => accepts(() => api.get(id)))
})
