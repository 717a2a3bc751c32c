import { targetName, type NamedTarget } from '../outcome/target-name.ts'
import { shardText, type Shard } from './shard.ts'

/** What parts of one run have in common, and what tells them apart. */
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
}

/** What has to be alike, as it is told. */
const ALIKE: readonly (readonly [what: string, of: (part: Part) => string, remedy: string])[] = [
  ['suite', ({ suite }) => suite.version, 'run each with the same version'],
  ['number of shards', ({ shard }) => String(shard.of), 'give the folders of one run'],
  ['seed', ({ seed }) => String(seed), 'give the same --seed to each'],
  ['target', ({ target }) => targetName({ ...target, image: target.image?.name }), 'give the folders of one target'],
  ['fault', ({ fault }) => fault ?? 'none', 'give the same --fault to each'],
  ['--rule', ({ rule }) => rule.join(', ') || 'all', 'ask each for the same rules'],
  ['--exclude', ({ exclude }) => exclude.join(', ') || 'none', 'exclude the same rules from each'],
  ['catalogue', ({ catalogue }) => catalogue, 'run each with the same version, and merge with it'],
]

/** Why these are not parts of one run; nothing where they are. */
export function whyNotOneRun(parts: readonly Part[]): string | undefined {
  const [first] = parts
  if (!first) return undefined
  for (const [what, of, remedy] of ALIKE) {
    const other = parts.find((part) => of(part) !== of(first))
    if (other)
      return `${other.folder} is of another ${what} than ${first.folder} (${of(other)}, not ${of(first)}); ${remedy}`
  }
  for (const [i, part] of parts.entries()) {
    const before = parts.slice(0, i).find(({ shard }) => shard.index === part.shard.index)
    if (before)
      return `${before.folder} and ${part.folder} are both shard ${shardText(part.shard)}; leave one out, and give the others`
  }
  return undefined
}

/** The parts that are not there. */
export function missingOf(parts: readonly Part[]): Shard[] {
  const of = parts[0]?.shard.of ?? 0
  const there = new Set(parts.map(({ shard }) => shard.index))
  return Array.from({ length: of }, (_, i) => ({ index: i + 1, of })).filter(({ index }) => !there.has(index))
}
