import { because, type Explanation } from '../explained.ts'

/** The known survivors in `checks`. */
export const CHECKS: readonly Explanation[] = [
  ...because(
    'The document leaves open whether an update of a field must repeat required arguments.',
    'checks/field.ts',
    {
      "if (name === 'page' || name === 'x' || name === 'y') return field.position !== undefined": [
        ["name === 'page'", "name !== 'page'"],
        ["name === 'page' || name === 'x' || name === 'y'", 'true'],
        ["name === 'page' || name === 'x' || name === 'y'", 'false'],
        ["name === 'page' || name === 'x' || name === 'y'", "(name === 'page' || name === 'x') && name === 'y'"],
        ["name === 'page'", 'false'],
        ["name === 'page' || name === 'x'", 'false'],
        ["name === 'x'", 'false'],
        ["'x'", '""'],
        ["name === 'y'", "name !== 'y'"],
        ["name === 'y'", 'false'],
        ['field.position !== undefined', 'true'],
      ],
      "return name === 'name' || (name === 'parent' && field.parent !== undefined)": [
        ["name === 'name' || (name === 'parent' && field.parent !== undefined)", 'false'],
        [
          "name === 'name' || (name === 'parent' && field.parent !== undefined)",
          "name === 'name' && name === 'parent' && field.parent !== undefined",
        ],
        ["name === 'name'", 'false'],
        ["name === 'name' || (name === 'parent' && field.parent !== undefined)", 'true'],
        ["'name'", '""'],
        ["name === 'parent'", "name !== 'parent'"],
        ["name === 'parent'", 'true'],
        ['field.parent !== undefined', 'field.parent === undefined'],
      ],
    },
  ),
  ...because(
    'An error may leave `param` out: a rule judges only whether it names another argument.',
    'checks/field.ts',
    {
      "if (type === 'label' && length > labelMax) return invalid('value', `value must have at most ${labelMax} characters.`)":
        [["'value'", '""']],
      "return known.length === 0 || known.includes(value) ? undefined : invalid('value', 'value is not one of the options.')":
        [["'value'", '""']],
      "if (name === 'move_from' && isPerformed(source.field.id, tx)) return incompatible('The field was signed.', name)":
        [["'move_from'", '""']],
      "return incompatible('A signer is linked to the field.', 'type')": [["'type'", '""']],
      ": invalid('type', `Fields of type ${type} are not enabled in this workspace.`)": [["'type'", '""']],
      "return page >= 1 && page <= pages ? undefined : invalid('page', 'The document has no such page.')": [
        ["'page'", '""'],
      ],
      "? invalid('optional_consents', 'Optional consents are not enabled in this workspace.')": [
        ["'optional_consents'", '""'],
      ],
    },
  ),
  ...because(
    'An error may leave `param` out: a rule judges only whether it names another argument.',
    'checks/file.ts',
    {
      "if (files === 0) return invalid('file', 'file is required, as multipart/form-data.')": [["'file'", '""']],
      "return unknown ? invalid('file', 'A file must be a PDF, Word, JPEG or PNG file.') : undefined": [
        ["'file'", '""'],
      ],
      "? invalid('file', `A file must have at most ${maxBytes} bytes.`)": [["'file'", '""']],
    },
  ),
  ...because(
    'An error may leave `param` out: a rule judges only whether it names another argument.',
    'checks/instruction.ts',
    {
      "if (!exists) return incompatible('The signer is not linked to this field.', 'signer')": [["'signer'", '""']],
      "if (exists) return incompatible('The signer is linked to this field already.', 'signer')": [["'signer'", '""']],
      "if (!exists) return incompatible('There is no such review instruction.', 'reviewer')": [["'reviewer'", '""']],
      "return signer.includes('@') && !isEmail(signer) ? invalid('signer', 'signer is not an email address.') : undefined":
        [["'signer'", '""']],
      "if (!found) return invalid('field', 'field names no field of this transaction, or more than one.')": [
        ["'field'", '""'],
      ],
      "if (!isEmail(reviewer)) return invalid('reviewer', 'reviewer is not an email address.')": [["'reviewer'", '""']],
      "? invalid('reviewer', 'Participants cannot review themselves.')": [["'reviewer'", '""']],
    },
  ),
  ...because(
    'An error may leave `param` out: a rule judges only whether it names another argument.',
    'checks/transaction.ts',
    {
      "? incompatible('The issuing entity locks the sender name display.', 'sender_name_display')": [
        ["'sender_name_display'", '""'],
      ],
      "? incompatible('The name cannot be changed after a task was done.', 'name')": [["'name'", '""']],
    },
  ),
  ...because('The document gives no number for the longest value of a text field.', 'checks/field.ts', {
    "if (type === 'text') {": [
      ["type === 'text'", "type !== 'text'"],
      ["type === 'text'", 'false'],
      ["'text'", '""'],
    ],
    "numberOf(turn.args, 'height') ?? turn.field?.height ?? defaults.height,": [
      ["numberOf(turn.args, 'height') ?? turn.field?.height", "numberOf(turn.args, 'height') && turn.field?.height"],
      [
        "numberOf(turn.args, 'height') ?? turn.field?.height ?? defaults.height",
        "(numberOf(turn.args, 'height') ?? turn.field?.height) && defaults.height",
      ],
    ],
    "numberOf(turn.args, 'width') ?? turn.field?.width ?? defaults.width,": [
      ["numberOf(turn.args, 'width') ?? turn.field?.width", "numberOf(turn.args, 'width') && turn.field?.width"],
      ["'width'", '""'],
    ],
    "if (length > room) return invalid('value', `value must have at most ${room} characters in a field of this size.`)":
      [['length > room', 'length >= room']],
  }),
  ...because(
    'The document leaves open whether the default of a dropdown must be one of its options.',
    'checks/field.ts',
    {
      "const offered = pairsOf(turn.args, 'options') ?? turn.field?.options ?? {}": [
        [
          "pairsOf(turn.args, 'options') ?? turn.field?.options",
          "pairsOf(turn.args, 'options') && turn.field?.options",
        ],
        [
          "pairsOf(turn.args, 'options') ?? turn.field?.options ?? {}",
          "(pairsOf(turn.args, 'options') ?? turn.field?.options) && {}",
        ],
        ["'options'", '""'],
        ['turn.field?.options', 'turn.field.options'],
      ],
      "return known.length === 0 || known.includes(value) ? undefined : invalid('value', 'value is not one of the options.')":
        [['known.length === 0 || known.includes(value)', 'true']],
    },
  ),
  ...because('The document leaves open whether groups, boxes and dropdowns can be moved.', 'checks/field.ts', {
    "if (name === 'copy_from' && behaviour.policy.fields.notCopied.includes(source.field.type))": [
      ["name === 'copy_from'", 'true'],
    ],
  }),
  ...because('The document leaves open whether the field operation creates initials.', 'checks/field.ts', {
    'if (field && type === field.type) return undefined': [['field && type === field.type', 'false']],
    "return type !== 'initials' && turn.workspace.features.field_types.includes(type)": [
      ["type !== 'initials' && turn.workspace.features.field_types.includes(type)", 'true'],
      ["type !== 'initials'", 'true'],
    ],
  }),
  ...because('The document leaves open whether the type of a field with a signer can change.', 'checks/field.ts', {
    'if (field && type === field.type) return undefined': [['type === field.type', 'true']],
    '!turn.behaviour.policy.fields.signable.includes(type)': [
      ['!turn.behaviour.policy.fields.signable.includes(type)', 'turn.behaviour.policy.fields.signable.includes(type)'],
    ],
  }),
  ...because('Only variants have another policy.', 'checks/field.ts', {
    "if (fields.inapplicable !== 'refuse') return undefined": [["fields.inapplicable !== 'refuse'", 'false']],
  }),
  ...because('Only variants have another policy.', 'checks/file.ts', {
    'return kind === undefined || !turn.behaviour.policy.file.kinds.includes(kind)': [
      [
        'kind === undefined || !turn.behaviour.policy.file.kinds.includes(kind)',
        'kind === undefined && !turn.behaviour.policy.file.kinds.includes(kind)',
      ],
    ],
  }),
  ...because('The document does not say what a page beyond the document means.', 'checks/field.ts', {
    "if (page === 0 && typeAfter(turn.args, turn) === 'signature') return undefined": [
      ['page === 0', 'true'],
      [
        "page === 0 && typeAfter(turn.args, turn) === 'signature'",
        "page === 0 || typeAfter(turn.args, turn) === 'signature'",
      ],
    ],
  }),
  ...because('The document allows an upload of two files if the response is one file.', 'checks/file.ts', {
    'return files > turn.behaviour.policy.file.perRequest': [
      ['files > turn.behaviour.policy.file.perRequest', 'false'],
    ],
  }),
  ...because('The result is the same for every request.', 'checks/instruction.ts', {
    'const tasks = tx.actions.flatMap((action) => (sameEmail(action.actor, actor) ? action.tasks : []))': [
      ['[]', '["Stryker was here"]'],
    ],
  }),
  ...because('The result is the same for every request.', 'checks/seal.ts', {
    "if (!/^\\d+$/u.test(value)) return invalid(param, 'The PIN must be a whole number.')": [['/^\\d+$/u', '/\\d+$/u']],
  }),
  ...because('The document leaves open whether a signer can be assigned twice.', 'checks/instruction.ts', {
    "if (exists) return incompatible('The signer is linked to this field already.', 'signer')": [['exists', 'false']],
  }),
  ...because('The document leaves open which reviewers can be added or removed, and when.', 'checks/instruction.ts', {
    "const tasksOf = (actor: string) => actionOf(actor, tx)?.tasks.filter(({ state }) => state === 'done') ?? []": [
      ["({ state }) => state === 'done'", '() => undefined'],
      ["state === 'done'", 'false'],
    ],
    "if (!exists) return incompatible('There is no such review instruction.', 'reviewer')": [['!exists', 'false']],
    'const done = tasksOf(reviewer).some((task) => task.recipient !== undefined && sameEmail(task.recipient, recipient))':
      [
        ['(task) => task.recipient !== undefined && sameEmail(task.recipient, recipient)', '() => undefined'],
        ['task.recipient !== undefined', 'true'],
        ['task.recipient !== undefined && sameEmail(task.recipient, recipient)', 'false'],
      ],
    "return tasksOf(recipient).length > 0 ? incompatible('The recipient has acted already.', 'recipient') : undefined":
      [['tasksOf(recipient).length > 0', 'false']],
  }),
  ...because('`http/seals.ts` refuses a missing seal as well.', 'checks/seal.ts', {
    'seal_assigned: ({ sealer, exchange }) =>': [
      [
        "({ sealer, exchange }) => sealer ? undefined : notFound('seal of this transaction', needed(exchange, 'request').params['seal_id'] ?? '')",
        '() => undefined',
      ],
    ],
  }),
  ...because('It is part of a message.', 'checks/seal.ts', {
    "sealer ? undefined : notFound('seal of this transaction', needed(exchange, 'request').params['seal_id'] ?? ''),": [
      ["'seal_id'", '""'],
      ["''", '"Stryker was here!"'],
    ],
  }),
  ...because('The document leaves open what follows an unknown cursor.', 'checks/transaction.ts', {
    "for (const name of ['ending_before', 'starting_after']) {": [
      ["['ending_before', 'starting_after']", '[]'],
      ["'starting_after'", '""'],
      [
        "{ const id = args[name] if (typeof id === 'string' && !workspace.transactions.has(id)) return invalid(name, `${name} does not identify a transaction.`) }",
        '{}',
      ],
    ],
    "if (typeof id === 'string' && !workspace.transactions.has(id))": [["'string'", '""']],
  }),
  ...because('No entity of a standard workspace locks the display.', 'checks/transaction.ts', {
    'const entity = workspace.issuing_entities.find(({ id }) => id === issuing_entity_id)': [
      ['id === issuing_entity_id', 'true'],
    ],
    "return args['sender_name_display'] !== undefined && entity?.lock_sender_name_display": [
      ["args['sender_name_display'] !== undefined", "args['sender_name_display'] === undefined"],
    ],
  }),
]
