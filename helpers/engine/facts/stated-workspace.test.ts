import { expect, test } from 'vitest'
import { statedWorkspace, workspacesTogether } from './stated-workspace.ts'

const WORKSPACE = {
  made: false,
  facts: {
    folder: 'folder-1',
    'second-key': 'sk-second',
    'seal-pin': '123456',
    members: ['ada@example.com', 'bob@example.com'],
    'field-types': ['signature', 'text'],
    'big-uploads': 'false',
    'anchor-pdf': '/home/ada/anchored.pdf',
    'seal-qualified': 'true',
  },
  features: { long_term_transactions: false, optional_consents: true },
} as const

test('the facts that the user stated, without secrets, addresses of people, and folders', () => {
  const { facts, ...rest } = statedWorkspace(WORKSPACE, ['clock'])
  expect(rest).toEqual({ made: false, capabilities: ['clock'] })
  expect(Object.fromEntries(facts.map(({ variable, value }) => [variable, value]))).toEqual({
    ESIGN_SECOND_API_KEY: '(secret)',
    ESIGN_FOLDER_ID: 'folder-1',
    ESIGN_MEMBER_EMAILS: '2 addresses',
    ESIGN_FIELD_TYPES: 'signature, text',
    ESIGN_BIG_UPLOADS: 'false',
    ESIGN_ANCHOR_PDF: 'anchored.pdf',
    ESIGN_SEAL_PIN: '(secret)',
    ESIGN_LONG_TERM_TRANSACTIONS: 'false',
    ESIGN_OPTIONAL_CONSENTS: 'true',
  })
  expect(facts.find(({ variable }) => variable === 'ESIGN_LONG_TERM_TRANSACTIONS')?.means).toBe(
    'long-term transactions are not enabled',
  )
})

test('only the facts of the whole target, if the suite created the workspace', () => {
  const { made, facts } = statedWorkspace({ ...WORKSPACE, made: true }, [])
  expect([made, facts.map(({ variable }) => variable)]).toEqual([true, ['ESIGN_BIG_UPLOADS', 'ESIGN_ANCHOR_PDF']])
})

test('a fact that differs between the parts of a run has each of its values', () => {
  const one = statedWorkspace({ ...WORKSPACE, facts: { folder: 'folder-1', seal: 'seal-1' } }, ['clock', 'events'])
  const other = statedWorkspace({ ...WORKSPACE, facts: { folder: 'folder-2' } }, ['clock'])
  const { capabilities, facts } = workspacesTogether([one, other])
  expect(capabilities).toEqual(['clock'])
  expect(facts.map(({ variable, value }) => [variable, value])).toEqual([
    ['ESIGN_FOLDER_ID', 'folder-1'],
    ['ESIGN_FOLDER_ID', 'folder-2'],
    ['ESIGN_SEAL_ID', 'seal-1'],
    ['ESIGN_SEAL_ID', '(not set)'],
    ['ESIGN_LONG_TERM_TRANSACTIONS', 'false'],
    ['ESIGN_OPTIONAL_CONSENTS', 'true'],
  ])
  expect(workspacesTogether([one, one])).toEqual(one)
})
