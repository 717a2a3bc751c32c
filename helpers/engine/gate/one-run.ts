import { targetName, type NamedTarget } from '../outcome/target-name.ts'
import { shardText, type Shard } from './shard.ts'

/** The properties that parts of one run share, and those that distinguish them. */
export interface Part {
  readonly folder: string
  readonly shard: Shard
  readonly suite: { readonly version: string }
  readonly catalogue: string
  readonly target: Omit<NamedTarget, 'image'> & { readonly image?: { readonly name: string } }
  readonly fault?: string
  readonly seed: number
  readonly rule: readonly string[]
  readonly exclude: readonly string[]
  /** Own rules. */
  readonly own?: { readonly rules: readonly { readonly id: string }[] }
}

/** The properties that must be equal, as messages name them. */
const ALIKE: readonly (readonly [what: string, of: (part: Part) => string, remedy: string])[] = [
  ['suite versions', ({ suite }) => suite.version, 'run each with the same version'],
  ['numbers of shards', ({ shard }) => String(shard.of), 'give the folders of one run'],
  ['seeds', ({ seed }) => String(seed), 'give the same --seed to each'],
  ['targets', ({ target }) => targetName({ ...target, image: target.image?.name }), 'give the folders of one target'],
  ['faults', ({ fault }) => fault ?? 'none', 'give the same --fault to each'],
  ['--rule options', ({ rule }) => rule.join(', ') || 'all', 'run each with the same --rule options'],
  ['--exclude options', ({ exclude }) => exclude.join(', ') || 'none', 'run each with the same --exclude options'],
  [
    'rules of your own',
    ({ own }) => own?.rules.map(({ id }) => id).join(', ') ?? 'none',
    'run each with the same --rules options',
  ],
  ['catalogues', ({ catalogue }) => catalogue, 'run each with the same version, and merge with it'],
]

/** Why these are not parts of one run; `undefined` if they are. */
export function whyNotOneRun(parts: readonly Part[]): string | undefined {
  const [first] = parts
  if (!first) return undefined
  for (const [what, of, remedy] of ALIKE) {
    const other = parts.find((part) => of(part) !== of(first))
    if (other)
      return `${other.folder} and ${first.folder} have different ${what} (${of(other)} and ${of(first)}); ${remedy}`
  }
  for (const [i, part] of parts.entries()) {
    const before = parts.slice(0, i).find(({ shard }) => shard.index === part.shard.index)
    if (before)
      return `${before.folder} and ${part.folder} are both shard ${shardText(part.shard)}; give each shard once`
  }
  return undefined
}

/** The parts that are missing. */
export function missingOf(parts: readonly Part[]): Shard[] {
  const of = parts[0]?.shard.of ?? 0
  const there = new Set(parts.map(({ shard }) => shard.index))
  return Array.from({ length: of }, (_, i) => ({ index: i + 1, of })).filter(({ index }) => !there.has(index))
}
