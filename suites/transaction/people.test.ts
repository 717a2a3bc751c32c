import { isAbsent, valuesAt } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** The first value with content at a member path. */
const firstAt = (transaction: unknown, path: string) =>
  valuesAt(transaction, path).find(({ value }) => !isAbsent(value))?.value

for (const [rule, member] of [
  ['transaction/creator-workspace-name-shown', 'workspace_name'],
  ['transaction/creator-api-key-name-shown', 'api_key_name'],
] as const) {
  scenario(rule, `shows the ${member} of a creator by API`, async ({ given, check, shows }) => {
    const { id } = await given.draft()
    await shows(id, (transaction) => check.present(`creator.${member}`, firstAt(transaction, `creator.${member}`)))
  })
}

for (const member of ['id', 'name'] as const) {
  scenario(
    `transaction/issuing-entity-${member}-shown`,
    `shows the ${member} of the issuing entity`,
    async ({ given, fact, check, shows }) => {
      const { id } = await given.draft({ issuing_entity_id: fact('default-issuing-entity') })
      const path = `issuing_entity.${member}`
      await shows(id, (transaction) => check.present(path, firstAt(transaction, path)))
    },
  )
}

for (const [rule, member] of [
  ['transaction/watcher-member-id-shown', 'member_id'],
  ['transaction/watcher-email-shown', 'email'],
  ['transaction/watcher-full-name-shown', 'full_name'],
] as const) {
  scenario(rule, `shows the ${member} of a watcher`, async ({ given, members, check, shows }) => {
    const { id } = await given.draft({ watchers: members() })
    const path = `watchers[].${member}`
    await shows(id, (transaction) => check.present(`${member} of a watcher`, firstAt(transaction, path)))
  })
}
