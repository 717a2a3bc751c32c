import { because, type Explanation } from '../explained.ts'

/** The known survivors in `effects`. */
export const EFFECTS: readonly Explanation[] = [
  ...because('The result is the same for every request.', 'effects/action.ts', {
    "if (other === action || other.state === 'closed') continue": [
      ["other === action || other.state === 'closed'", 'false'],
      ['other === action', 'false'],
      ["other.state === 'closed'", 'false'],
    ],
    "const tasks = other.tasks.filter((task) => task.field !== undefined && task.state === 'todo')": [
      ["task.state === 'todo'", 'true'],
    ],
    "if (spared.length === 0 || other.tasks.some(({ state }) => state === 'todo')) continue": [
      ['spared.length === 0', 'false'],
    ],
  }),
  ...because('An action always has a participant.', 'effects/action.ts', {
    "if (participant) participant.state = 'completed'": [['participant', 'true']],
    'if (participant) participant.has_unread_message = false': [['participant', 'true']],
  }),
  ...because(
    'The document leaves open whether `collected` lists a participant without consents.',
    'effects/action.ts',
    {
      'if (collected.documents.length > 0) tx.collected.push(collected)': [
        ['collected.documents.length > 0', 'collected.documents.length >= 0'],
      ],
    },
  ),
  ...because('The document leaves the states of actions and participants open.', 'effects/action.ts', {
    "if (task.state !== 'todo') continue": [["task.state !== 'todo'", 'false']],
    "if (participant) participant.state = 'completed'": [['participant', 'false']],
  }),
  ...because('The document leaves the states of actions and participants open.', 'effects/actions.ts', {
    "for (const action of tx.actions) if (action.state === 'open') action.state = 'paused'": [
      ["action.state === 'open'", 'true'],
      ["'open'", '""'],
    ],
    "for (const action of tx.actions) if (action.state === 'paused') action.state = 'open'": [
      ["action.state === 'paused'", "action.state !== 'paused'"],
      ["action.state === 'paused'", 'true'],
      ["'open'", '""'],
    ],
    "for (const action of tx.actions) if (action.state !== 'closed') action.state = tx.state": [
      ["action.state !== 'closed'", "action.state === 'closed'"],
      ["action.state !== 'closed'", 'false'],
      ["'closed'", '""'],
    ],
  }),
  ...because('The document leaves open when reminders are sent.', 'effects/actions.ts', {
    'action.reminded += 1': [['action.reminded += 1', 'action.reminded -= 1']],
  }),
  ...because('The document leaves open when reminders are sent.', 'effects/events.ts', {
    "emit_reminder_sent: emit('action.reminder.sent'),": [["'action.reminder.sent'", '""']],
    "emit_manual_reminder_sent: emit('action.manualreminder.sent'),": [["'action.manualreminder.sent'", '""']],
  }),
  ...because('The document leaves open what follows a reflection period.', 'effects/actions.ts', {
    'if (!isDue(reflectionDue(participant, tx), turn.now)) continue': [
      ['!isDue(reflectionDue(participant, tx), turn.now)', 'true'],
    ],
    'participant.has_reflected = true': [['true', 'false']],
    'const participant = turn.action && participantOf(turn.action, tx)': [
      ['turn.action && participantOf(turn.action, tx)', 'turn.action || participantOf(turn.action, tx)'],
      ['turn.action && participantOf(turn.action, tx)', 'false'],
    ],
    'if (participant) participant.has_reflected = true': [['participant', 'true']],
  }),
  ...because('The document leaves open what follows a reflection period.', 'effects/events.ts', {
    "emit_waiting_period_ended: emit('action.waitingperiod.ended'),": [["'action.waitingperiod.ended'", '""']],
  }),
  ...because('A count of 0 changes no sum.', 'effects/counts.ts', {
    'if (number > 0) turn.workspace.usages.push({ kind, level, at: turn.now, count: number })': [
      ['number > 0', 'number >= 0'],
      ['number > 0', 'true'],
    ],
  }),
  ...because('The document leaves open what this number counts.', 'effects/counts.ts', {
    "count('transactions_by_max_level', turn, signed.size > 0 ? 1 : 0, 'level_1')": [
      ['signed.size > 0', 'signed.size >= 0'],
      ['signed.size > 0', 'signed.size <= 0'],
    ],
    "count('timestamps', turn, signed.size)": [["'timestamps'", '""']],
  }),
]
