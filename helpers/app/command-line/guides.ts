import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CHECKOUT } from '../project/checkout.ts'
import { PACKAGE } from '../project/project.ts'

/** A guide that `countersign help` prints: the README of the folder that it is about. */
interface Guide {
  readonly topic: string
  /** Its path, from the folder of the package. */
  readonly file: string
  /** The contents, in one line. */
  readonly about: string
}

/** All guides. Each is in the package under the same path as in a checkout. */
export const GUIDES: readonly Guide[] = [
  {
    topic: 'target',
    file: 'helpers/engine/targets/README.md',
    about: 'judge your service: hosts, keys, facts, control interface, images, variables',
  },
  {
    topic: 'ci',
    file: 'helpers/engine/gate/README.md',
    about: 'gate a pipeline: known violations, required rules, several machines, deadlines',
  },
  {
    topic: 'reports',
    file: 'reports/README.md',
    about: 'a rule is red: what now? Then each file and page that a run writes',
  },
  {
    topic: 'rules',
    file: 'suites/README.md',
    about: 'add a rule in ten minutes, and what a scenario may use',
  },
  {
    topic: 'own-rules',
    file: 'suites/example/README.md',
    about: 'judge promises of your own, beyond the document',
  },
  {
    topic: 'prove',
    file: 'fixtures/README.md',
    about: 'show that the scenarios can fail: faults, variants, sweeps, sequences',
  },
  {
    topic: 'sandbox',
    file: 'fixtures/reference-service/README.md',
    about: 'develop a client offline: start page, action pages, OpenAPI',
  },
]

/** The text of a guide in Markdown, without comments. */
export function guideText({ file }: Guide): string {
  const markdown = readFileSync(path.join(CHECKOUT ?? PACKAGE, file), 'utf8')
  return markdown.replaceAll(/<!--[^]*?-->\n?/g, '').trimEnd()
}
