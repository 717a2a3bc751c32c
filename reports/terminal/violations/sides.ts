import { countOf, cut } from '../../text.ts'
import { differenceOf, type Difference } from '../../findings/difference.ts'
import { commonStart } from '../../findings/words/texts.ts'
import { wrapAtMost } from '../layout.ts'

/** The expected and actual values in lines; `alike` says how much they have in common if that is left out. */
export interface Sides {
  readonly expected: readonly string[]
  readonly actual: readonly string[]
  readonly alike?: string
  /** Whether only the difference is shown. */
  readonly isDifference: boolean
}

/** The space for either side: columns and lines. */
export interface Room {
  readonly width: number
  readonly lines: number
}

/** Longer values are hard to compare by eye, however wide the terminal is. */
const LONG = 72

/** The number of characters shown before a difference, so that its place is recognised. */
const CONTEXT = 16

/**
 * Both sides, complete if they are short. For longer values that have much in common, only the difference is shown: `-
 * "ann@…"` is missing, `+ "ben@…"` was not expected. Other values are cut.
 */
export function sidesOf(expected: string, actual: string, room: Room): Sides {
  if (Math.max(expected.length, actual.length) > Math.min(room.width, LONG)) {
    const difference = differenceOf(expected, actual)
    if (difference) return ofDifference(difference, room)
  }
  return {
    expected: excerpt(expected, 0, room),
    actual: excerpt(actual, placeOf(expected, actual), room),
    isDifference: false,
  }
}

function ofDifference({ apart, alike }: Difference, { width, lines }: Room): Sides {
  const pairs = apart.map(({ path, expected, actual }) => {
    const name = path === undefined ? '' : `${path}: `
    const [less, more] = apartTexts(expected, actual, Math.max(width - 2 - name.length, CONTEXT))
    return {
      less: less === undefined ? [] : [`- ${name}${less}`],
      more: more === undefined ? [] : [`+ ${name}${more}`],
    }
  })
  const [less, more] = [pairs.flatMap((pair) => pair.less), pairs.flatMap((pair) => pair.more)]
  const none = `only the ${countOf(alike, 'equal one')}`
  const showsAlike = less.length > 0 && more.length > 0 && alike > 0
  return {
    expected: first(less, lines, none, width),
    actual: first(more, lines, none, width),
    isDifference: true,
    ...(showsAlike && { alike: countOf(alike, 'other is equal', 'others are equal') }),
  }
}

/** The first lines, and the number of the others. */
function first(all: readonly string[], most: number, none: string, width: number): string[] {
  if (all.length === 0) return [none]
  const shown = all.length > most ? all.slice(0, Math.max(most - 1, 1)) : all
  const more = all.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].map((line) => cut(line, width))
}

/** Two texts from their first difference, with their lengths if these differ. */
function apartTexts(
  one: string | undefined,
  other: string | undefined,
  width: number,
): [string | undefined, string | undefined] {
  const longest = Math.max(one?.length ?? 0, other?.length ?? 0)
  if (longest <= width) return [one, other]
  const start = one === undefined || other === undefined ? 0 : commonStart(one, other)
  const from = start > width / 2 ? start - CONTEXT : 0
  const isTold = one !== undefined && other !== undefined && one.length !== other.length
  const windowOf = (text: string | undefined) => {
    if (text === undefined) return undefined
    const length = isTold ? ` (${countOf(charactersIn(text), 'character')})` : ''
    return `${cut(`${from > 0 ? '…' : ''}${text.slice(from)}`, Math.max(width - length.length, CONTEXT))}${length}`
  }
  return [windowOf(one), windowOf(other)]
}

/** The characters of a text, without its quotes. */
const charactersIn = (text: string) => (text.startsWith('"') && text.endsWith('"') ? text.length - 2 : text.length)

/** The part of a text around a place, in the available lines. */
function excerpt(text: string, place: number, { width, lines }: Room): string[] {
  const most = width * lines
  const from = place > most / 2 ? place - CONTEXT : 0
  return wrapAtMost(`${from > 0 ? '…' : ''}${text.slice(from)}`, width, lines)
}

/** The place in a text that another text mentions: its longest word that occurs there. */
function placeOf(naming: string, text: string): number {
  const words = naming.match(/[\w.@+-]{6,}/g) ?? []
  const found = words.toSorted((a, b) => b.length - a.length).find((word) => text.includes(word))
  return found === undefined ? 0 : text.indexOf(found)
}
