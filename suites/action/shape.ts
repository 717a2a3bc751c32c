import { inferred, stated, unreachable, type Condition } from '../../helpers/engine/catalogue/rule.ts'
import * as is from '../../helpers/engine/judge/kinds.ts'
import type { Shape } from '../../helpers/engine/judge/shapes.ts'
import { membersIn, membersOf } from '../interface/document/members.ts'
import { ACTING } from '../interface/document/needs.ts'
import { ACTION_STATES, CAPTURE_TYPES, TASK_STATES, TASK_TYPES } from '../interface/document/values.ts'

const of = (condition?: Condition) => membersOf('Action', 'transaction', condition)
const plain = of()

/** A path alone is not a complete address, so a scheme is required. */
const url = is.matching(/^[a-z][a-z\d+.-]*:\S+$/i, 'a URL', { format: 'uri' })

const fieldId = inferred(
  'The paragraph on tasks describes `field` as the "field id, for signature tasks" and gives it no type: the id of a field is "id | string | Field id".',
)
const recipientEmail = inferred(
  'The paragraph on tasks lists `recipient` "(for review tasks)" without a type: the recipient of a review is the "email of the participant reviewed", and wherever an email has a type it is a string.',
)
const asRequested = inferred(
  'The paragraph on tasks lists `document_type` and `tag` "(for capture tasks)" without a type: in the capture instructions, which these tasks carry out, "document_type" has its "Allowed capture document_type values", and "tag" is a "string".',
)
const TASKS = 'actions[].tasks[]'

/** The members of actions and of their tasks (document: Action), grouped by the situation in which they show. */
export const actionMembers = {
  started: plain({
    'action/id-type': [stated, 'actions[].id', is.text],
    'action/actor-type': [stated, 'actions[].actor', is.text],
    'action/state-set': [stated, 'actions[].state', is.oneOf(ACTION_STATES)],
    'action/url-type': [stated, 'actions[].url', url],
    'action/stalled-type': [stated, 'actions[].stalled', is.boolean],
    'action/started-at-type': [stated, 'actions[].started_at', is.dateTime],
    'action/tasks-type': [stated, 'actions[].tasks', is.objects],
    'action/task-type-set': [stated, `${TASKS}.type`, is.oneOf(TASK_TYPES)],
    'action/task-state-set': [stated, `${TASKS}.state`, is.oneOf(TASK_STATES)],
    'action/task-field-type': [fieldId, `${TASKS}.field`, is.text],
  }),
  reviewed: plain({ 'action/task-recipient-type': [recipientEmail, `${TASKS}.recipient`, is.text] }),
  acted: of(ACTING)({ 'action/closed-at-type': [stated, 'actions[].closed_at', is.dateTime] }),
  captured: of(unreachable('no-trigger', 'no documented call and no control hook requests a capture'))({
    'action/document-type-type': [stated, 'actions[].document_type', is.text],
    'action/tag-type': [stated, 'actions[].tag', is.text],
    'action/task-document-type-set': [asRequested, `${TASKS}.document_type`, is.oneOf(CAPTURE_TYPES)],
    'action/task-tag-type': [asRequested, `${TASKS}.tag`, is.text],
  }),
  edited: of(unreachable('no-trigger', 'no documented call and no control hook appoints an editor'))({
    'action/editor-type': [stated, 'actions[].editor', is.text],
  }),
}

/** The actions of a transaction, member by member. */
export const actionShape = { of: 'transaction', members: membersIn(actionMembers) } satisfies Shape
