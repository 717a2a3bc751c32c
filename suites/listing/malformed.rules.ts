import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'

const noValue = inferred(`The table gives \`created_gt\` and \`created_lt\` the type date-time and lists
  the values of \`state\`; "codes in the 4xx range signal an error caused by input arguments". Any other value is such
  an error. If it is accepted nevertheless, the whole list is a wrong response: no transaction was "created at or after"
  it, "at or before" it, or is in that state.`)
const noId = inferred(`"Only this folder", "only this issuing entity", "only transactions created with this API key id":
  if nothing has the id, no transaction belongs to it. The id is an error "caused by input arguments", or the list with
  it is empty.`)

/** Values that are not date-times, states that the document does not list, and ids that do not exist. */
export const malformedRules = tableOf(
  noValue('Endpoints: Transactions', {
    'listing/created-gt-not-date':
      'If `created_gt` is not a date-time, the list is refused or differs from the unfiltered one.',
    'listing/created-lt-not-date':
      'If `created_lt` is not a date-time, the list is refused or differs from the unfiltered one.',
    'listing/state-unknown':
      'If `state` is not one of the seven states, the list is refused or differs from the unfiltered one.',
  }),
  noId('Endpoints: Transactions', ['folder'], {
    'listing/folder-made-up': 'If no folder has the `folder_id`, the list is refused or shows no transaction.',
  }),
  noId('Endpoints: Transactions', ['issuing-entities-on', 'issuing-entity'], {
    'listing/issuing-entity-made-up':
      'If no issuing entity has the `issuing_entity_id`, the list is refused or shows no transaction.',
  }),
  noId('Endpoints: Transactions', ['api-key-id'], {
    'listing/api-key-made-up': 'If no key has the `creator_api_key_id`, the list is refused or shows no transaction.',
  }),
)
