import { expect, test } from 'vitest'
import { FACTS, featureOf, type Fact } from './facts.ts'
import type { MadeWorkspace } from './made-workspace.ts'
import {
  hasFact,
  secretsOf,
  factsFromVariables,
  variablesOf,
  withTargetFacts,
  workspaceOf,
  type Workspace,
} from './workspace.ts'

const bare: Workspace = { made: false, key: 'k', facts: {}, features: {} }
const facts = (Object.keys(FACTS) as Fact[]).filter((fact) => FACTS[fact].kind !== 'permission')
const permissions = (Object.keys(FACTS) as Fact[]).filter((fact) => FACTS[fact].kind === 'permission')
const emails = ['a@example.com', 'b@example.com']

/** A workspace for which only the variable of this fact is set. */
const offering = (fact: Fact): Workspace => {
  const value = featureOf(fact)?.[1] ?? (FACTS[fact].kind === 'list' ? emails : 'x')
  return { ...bare, ...factsFromVariables({ [FACTS[fact].variable]: value }) }
}

test.each(facts)('Offers the fact %s if the workspace has it, and not if its variable is unset', (fact) => {
  expect(hasFact(bare, fact)).toBe(false)
  expect(facts.filter((other) => hasFact(offering(fact), other))).toEqual([fact])
})

test.each(permissions)('Grants the permission %s unless its variable is false', (fact) => {
  expect(hasFact(bare, fact)).toBe(true)
  expect(hasFact({ ...bare, ...factsFromVariables({ [FACTS[fact].variable]: 'false' }) }, fact)).toBe(false)
})

test('Applies facts of the whole target to a workspace that was created', () => {
  const reported = factsFromVariables({ ESIGN_MAX_UPLOAD_BYTES: '50000000', ESIGN_FOLDER_ID: 'f9' }).facts
  expect(withTargetFacts({ ...bare, made: true, facts: { folder: 'f1' } }, reported).facts).toEqual({
    folder: 'f1',
    'max-upload': '50000000',
  })
})

test('Does not count a single member as the fact `members`', () => {
  expect(hasFact({ ...bare, facts: { members: ['a@example.com'] } }, 'members')).toBe(false)
})

const made: MadeWorkspace = {
  id: 'w',
  features: { long_term_transactions: true },
  api_keys: [
    { id: 'k1', secret: 's1', access: 'full' },
    { id: 'k2', secret: 's2', access: 'none' },
    { id: 'k3', secret: 's3', access: 'full' },
  ],
  members: emails,
  folders: [
    { id: 'f1', name: 'One', default: true },
    { id: 'f3', name: 'One' },
    { id: 'f2', name: 'Two' },
  ],
  issuing_entities: [{ id: 'e1' }],
  archiving_configurations: [],
  evidence_archiving_configurations: [],
  seals: [
    { id: 'plain', name: 'Plain seal', qualified: false, authentication_means: [] },
    { id: 'seal', name: 'Seal of Example', qualified: true, authentication_means: [{ id: 'means', pin: '1234' }] },
    { id: 'same', qualified: true, authentication_means: [{ id: 'means', pin: '1234' }] },
    { id: 'second', qualified: true, authentication_means: [{ id: 'means2', pin: '5678' }] },
  ],
}

test('Offers only the facts that a created workspace came with', () => {
  expect(workspaceOf(made)).toEqual({
    made: true,
    key: 's1',
    facts: {
      'workspace-id': 'w',
      'no-access-key': 's2',
      'second-key': 's3',
      'api-key-id': 'k1',
      'default-folder': 'f1',
      'default-folder-name': 'One',
      folder: 'f2',
      'folder-name': 'Two',
      'issuing-entity': 'e1',
      members: emails,
      seal: 'seal',
      'seal-name': 'Seal of Example',
      'seal-means': 'means',
      'seal-pin': '1234',
      'other-seal': 'plain',
      'second-seal': 'second',
      'second-means': 'means2',
      'second-pin': '5678',
    },
    features: { long_term_transactions: true },
  })
})

test('Offers another folder whose name is also the default one, but not its name', () => {
  const workspace = workspaceOf({ ...made, folders: made.folders.slice(0, 2) })
  expect(workspace?.facts.folder).toBe('f3')
  expect(workspace?.facts).not.toHaveProperty('folder-name')
})

test('Rejects a workspace without a full-access key', () => {
  expect(workspaceOf({ ...made, api_keys: made.api_keys.slice(1, 2) })).toBeUndefined()
})

test('Treats keys as secrets and maps every text to its variable', () => {
  const workspace = workspaceOf(made) ?? bare
  expect(secretsOf(workspace)).toEqual([
    ['s2', '$ESIGN_NO_ACCESS_API_KEY'],
    ['s3', '$ESIGN_SECOND_API_KEY'],
    ['1234', '$ESIGN_SEAL_PIN'],
    ['5678', '$ESIGN_SECOND_SEAL_PIN'],
  ])
  expect(variablesOf(workspace)).toEqual(
    expect.arrayContaining([
      ['s1', 'ESIGN_API_KEY'],
      ['f2', 'ESIGN_FOLDER_ID'],
    ]),
  )
})
