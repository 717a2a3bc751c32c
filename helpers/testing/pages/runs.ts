import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { faults } from '../../../fixtures/faults/all.ts'
import { startReferenceService } from '../../../fixtures/reference-service/index.ts'
import { variants } from '../../../fixtures/variants/index.ts'
import { pagesInTurn } from '../../product/pages/pages-in-turn.ts'
import { DRAWN_SETS } from '../../product/sound/drawn-sets.ts'
import type { Ended } from '../command.ts'
import { hostedCommand } from '../host/hosted-command.ts'
import { CHROMIUM } from './browser.ts'

/** The runs whose pages are tested, each with the folder of its reports and the text that it printed. */
export interface PageRuns {
  /** A run with the faults of a drawn set, and with rules of every verdict. It has an Allure page. */
  readonly faulty: Ended
  /** The faults of it. */
  readonly fault: string
  /**
   * The same rules of a service that behaves in another way, has other faults, and offers no control interface. It is made in
   * turns that test the comparison.
   */
  readonly other?: Ended
  /**
   * A later run of the first target without its faults, in a copy of the first folder. Its Allure page shows both runs. Both runs
   * have their Allure pages in turns that test these.
   */
  readonly later?: Ended
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly pageRuns: PageRuns
  }
}

/** A drawn set, and the fault of a known violation. */
const FAULTS = [...(DRAWN_SETS[0] ?? []), 'metadata-key-21-update']
const KNOWN = `- rule: metadata/key-beyond-limit-update
  reason: The next release fixes it.
`
/** The variants and faults of the other service. They show at once: a run waits long for what a service at an address lacks. */
const OTHER = [
  'distinct-documents',
  'merging-metadata',
  'instruction-signature-signer-object',
  'metadata-key-19-create',
]

/** Rules that are observed, depend on violated ones, or cannot be exercised. */
const MORE_RULES = [
  'metadata',
  'document/name-*',
  'document/order',
  'listing/state-*',
  'action/closed-at-*',
  'errors/rate-limit',
  'authentication/key-roles',
]

const broken = new Set(FAULTS.flatMap((id) => faults[id]?.breaks ?? []))
const selected = (rules: Iterable<string>) => [...rules].flatMap((rule) => ['--rule', rule])
const RULES = selected([...broken, ...MORE_RULES])

/** Makes the runs of all tests of pages in this turn once. */
export default async function makePageRuns({ provide }: TestProject): Promise<void> {
  if (CHROMIUM === undefined) return
  // Hosted commands do not keep this process from ending.
  const awake = setInterval(() => {}, 1_000)
  try {
    const [runs, other] = await Promise.all([faultyRuns(), pagesInTurn.has('comparison') ? otherRun() : undefined])
    provide('pageRuns', { ...runs, ...(other && { other }), fault: FAULTS.join(',') })
  } finally {
    clearInterval(awake)
  }
}

async function faultyRuns(): Promise<Pick<PageRuns, 'faulty' | 'later'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-page-runs-'))
  await writeFile(path.join(folder, 'known.yaml'), KNOWN)
  const words = ['--seed', '1', '--fault', FAULTS.join(','), '--known', 'known.yaml']
  const faulty = await expected(1, ['run', ...words, ...RULES], folder)
  if (!pagesInTurn.has('allure')) return { faulty }
  await expected(0, ['report', '--out', 'out'], folder)
  const copy = `${folder}-later`
  await cp(folder, copy, { recursive: true })
  const later = await expected(0, ['run', '--seed', '2', ...selected(broken)], copy)
  await expected(0, ['report', '--out', 'out'], copy)
  return { faulty, later }
}

async function otherRun(): Promise<Ended> {
  const change = (id: string) => variants[id]?.change ?? faults[id]?.change
  const service = await startReferenceService({
    faults: { taken: (behaviour) => OTHER.forEach((id) => change(id)?.(behaviour)) },
    fault: 'taken',
  })
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'countersign-page-runs-'))
    const [key] = service.defaultWorkspace.api_keys
    const variables = { ESIGN_BASE_URL: service.baseUrl, ESIGN_API_KEY: key?.secret ?? '' }
    return await expected(1, ['run', '--seed', '3', ...RULES], folder, variables)
  } finally {
    await service.close()
  }
}

/** Runs a command line that must end with an exit code. */
async function expected(code: number, words: readonly string[], folder: string, variables = {}): Promise<Ended> {
  const ended = await hostedCommand(words, variables, folder)
  if (ended.code === code) return ended
  throw new Error(`${words[0]} for the tests of pages ended with ${ended.code}: ${ended.stdout}${ended.stderr}`)
}
