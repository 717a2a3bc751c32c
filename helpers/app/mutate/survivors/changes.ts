import { because, type Explanation } from '../explained.ts'

/** The known survivors in `changes`. */
export const CHANGES: readonly Explanation[] = [
  ...because('No response shows the archiving configuration.', 'changes/document.ts', {
    "args['delete_archiving_configuration_id'] === true": [['true', 'false']],
  }),
  ...because('The result is the same for every request.', 'changes/field-type.ts', {
    'return id === undefined ? undefined : fieldsOf(tx).find(({ field }) => field.id === id)': [
      ['id === undefined', 'false'],
    ],
  }),
  ...because('The result is the same for every request.', 'changes/field.ts', {
    "if (typeof options === 'object' && !Array.isArray(options)) field.options = { ...options }": [
      ["typeof options === 'object'", 'true'],
      [
        "typeof options === 'object' && !Array.isArray(options)",
        "typeof options === 'object' || !Array.isArray(options)",
      ],
    ],
    'if (parent !== undefined) field.parent = findParent(parent, field.type, document)?.id ?? parent': [
      ['parent !== undefined', 'true'],
      ['findParent(parent, field.type, document)?.id', 'findParent(parent, field.type, document).id'],
    ],
  }),
  ...because('The result is the same for every request.', 'changes/lifecycle.ts', {
    'if (!next || at < next.at) next = { at, trigger, tx }': [['at < next.at', 'at <= next.at']],
  }),
  ...because('The result is the same for every request.', 'changes/new-transaction.ts', {
    'const entities = workspace.features.issuing_entities ? workspace.issuing_entities : []': [
      ['[]', '["Stryker was here"]'],
    ],
  }),
  ...because(
    'The document leaves open whether an update of a field must repeat required arguments.',
    'changes/field.ts',
    {
      'if (page === undefined && x === undefined && y === undefined && anchor === undefined) return field.position': [
        [
          'page === undefined && x === undefined && y === undefined',
          'page === undefined && x === undefined || y === undefined',
        ],
      ],
      "x: typeof x === 'number' ? x : (old?.x ?? 0),": [['old?.x ?? 0', 'old?.x && 0']],
      "y: typeof y === 'number' ? y : (old?.y ?? 0),": [['old?.y ?? 0', 'old?.y && 0']],
    },
  ),
  ...because('The document leaves open which position an anchored field shows.', 'changes/field.ts', {
    'if (page === undefined && x === undefined && y === undefined && anchor === undefined) return field.position': [
      ['anchor === undefined', 'true'],
    ],
  }),
  ...because('Only variants have another policy.', 'changes/field.ts', {
    "policy.fields.inapplicable === 'ignore'": [["policy.fields.inapplicable === 'ignore'", 'false']],
    '? Object.fromEntries(Object.entries(passed).filter(([name]) => appliesTo(name, field.type, policy.fields)))': [
      ['([name]) => appliesTo(name, field.type, policy.fields)', '() => undefined'],
    ],
  }),
  ...because('Only variants have another policy.', 'changes/new-document.ts', {
    "name: file?.name ?? '',": [["''", '"Stryker was here!"']],
  }),
  ...because('Only variants have another policy.', 'changes/transaction.ts', {
    "tx.metadata = turn.behaviour.policy.metadataUpdate === 'merge' ? { ...tx.metadata, ...metadata } : { ...metadata }":
      [
        ["turn.behaviour.policy.metadataUpdate === 'merge'", 'false'],
        ["'merge'", '""'],
        ['{ ...tx.metadata, ...metadata }', '{}'],
      ],
  }),
  ...because('No code reads `authorized`.', 'changes/instructions.ts', {
    "tx.sealers.push({ id: seal.id, name: seal.name, logo_display: 'certificate', authorized: false })": [
      ['false', 'true'],
    ],
  }),
  ...because('No code reads `authorized`.', 'changes/sealer.ts', {
    "needed(turn.sealer, 'sealer').authorized = true": [['true', 'false']],
  }),
  ...because('A transaction without a signature instruction is never started.', 'changes/lifecycle.ts', {
    "tx.signatures.length > 0 && tx.actions.every((action) => action.state === 'closed')": [
      ['tx.signatures.length > 0', 'tx.signatures.length >= 0'],
      ['tx.signatures.length > 0', 'true'],
    ],
  }),
  ...because('The document leaves open when reminders are sent.', 'changes/lifecycle.ts', {
    "...tx.actions.map((action): Candidate => ['remind', reminderDue(action, tx)]),": [
      ["['remind', reminderDue(action, tx)]", '[]'],
    ],
  }),
  ...because('The document leaves open what follows a reflection period.', 'changes/lifecycle.ts', {
    "...tx.participants.map((participant): Candidate => ['reflect', reflectionDue(participant, tx)]),": [
      ["['reflect', reflectionDue(participant, tx)]", '[]'],
    ],
  }),
  ...because('The document leaves open what follows a reflection period.', 'changes/queue.ts', {
    'const isAnyReflecting = pending.some((action) => reflects(action, tx))': [
      ['(action) => reflects(action, tx)', '() => undefined'],
    ],
  }),
  ...because('A millisecond more or less changes nothing that a client sees.', 'changes/lifecycle.ts', {
    'if (now < workspace.next_due) return': [['now < workspace.next_due', 'now <= workspace.next_due']],
  }),
  ...because('Only a broken table of transitions repeats a trigger.', 'changes/lifecycle.ts', {
    'else if (!done.has(keyOf(next))) due.push(next)': [['!done.has(keyOf(next))', 'true']],
  }),
  ...because('Ids are opaque.', 'changes/new-document.ts', {
    "id: turn.behaviour.newId('doc_', turn),": [["'doc_'", '""']],
  }),
  ...because('Ids are opaque.', 'changes/tasks.ts', {
    "email: isAddress ? named : turn.behaviour.newId('unknown_', turn),": [["'unknown_'", '""']],
    "id: turn.behaviour.newId('act_', turn),": [["'act_'", '""']],
  }),
  ...because('The document does not explain `big_file`.', 'changes/new-document.ts', {
    'big_file: (file?.bytes ?? 0) > 10_000_000,': [
      ['(file?.bytes ?? 0) > 10_000_000', '(file?.bytes ?? 0) <= 10_000_000'],
      ['file?.bytes', 'file.bytes'],
    ],
  }),
  ...because('The document leaves open which name a copy has.', 'changes/new-field.ts', {
    'const name = source.field.name === source.field.id ? id : source.field.name': [
      ['source.field.name === source.field.id', 'source.field.name !== source.field.id'],
    ],
  }),
  ...because('The document leaves the geometry of initials open.', 'changes/new-initials.ts', {
    "const position = { page: index + 1, x: INITIALS_X[side] ?? 0, y: typeof y === 'number' ? y : 0 }": [
      ["typeof y === 'number'", 'false'],
      ["typeof y === 'number'", "typeof y !== 'number'"],
    ],
  }),
  ...because('Only addresses of members are shown.', 'changes/new-transaction.ts', {
    'watchers: [],': [['[]', '["Stryker was here"]']],
  }),
  ...because('The document leaves the order of participants open.', 'changes/queue.ts', {
    'const isUnknown = (action: Action, tx: Transaction): boolean =>': [
      [
        '(action: Action, tx: Transaction): boolean => tx.participants.some((participant) => participant.email === action.actor && participant.designation !== undefined)',
        '() => undefined',
      ],
    ],
    "(task) => task.state === 'todo' && task.recipient !== undefined && sameEmail(task.recipient, action.actor),": [
      ["'todo'", '""'],
    ],
    'const ready = known.filter((action) => !awaitsReview(action, tx))': [
      ['(action) => !awaitsReview(action, tx)', '() => undefined'],
    ],
  }),
  ...because('`addTask` sets the state of the participant again.', 'changes/tasks.ts', {
    "state: 'open',": [["'open'", '""']],
  }),
  ...because('The document leaves the states of actions and participants open.', 'changes/tasks.ts', {
    "state: tx.state === 'draft' ? 'draft' : 'waiting',": [
      ["tx.state === 'draft'", "tx.state !== 'draft'"],
      ["tx.state === 'draft'", 'false'],
      ["tx.state === 'draft'", 'true'],
    ],
  }),
]
