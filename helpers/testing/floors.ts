import path from 'node:path'

/** What a `floors.txt` says of the folder that it lies in. */
export interface Floors {
  /** The folder, from the project's; with `/` between names. */
  readonly folder: string
  /** From the ground up: the names that stand on each floor. Empty where the folder is one room. */
  readonly floors: readonly (readonly string[])[]
  /** What in it may import anything: tests, and what they stand on. */
  readonly free: readonly string[]
  /** What may be imported from outside the folder, from the project's; absent where the folders around it decide. */
  readonly from: readonly string[] | undefined
  /** Files of which types may be imported, whatever the rest says. */
  readonly types: readonly string[]
}

/** The name of the file that declares the floors of the folder that it lies in. */
export const FLOORS_FILE = 'floors.txt'

/**
 * Reads a `floors.txt`: a line is a word and paths, `#` begins a comment.
 * @throws Error for a word that means nothing here
 */
export function parseFloors(folder: string, text: string): Floors {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/))
  const linesOf = (word: string) => lines.filter(([first]) => first === word).map(([, ...names]) => names)
  const unknown = lines.find(([first = '']) => !['floor', 'free', 'from', 'types'].includes(first))
  if (unknown) throw new Error(`${folder}/${FLOORS_FILE}: "${unknown.join(' ')}" begins with none of its words`)
  const from = linesOf('from')
  return {
    folder,
    floors: linesOf('floor'),
    free: linesOf('free').flat(),
    from: from.length > 0 ? from.flat().filter((one) => one !== 'nothing') : undefined,
    types: linesOf('types').flat(),
  }
}

/** An import of a file: what is imported, as a path from the project's folder. */
export interface Import {
  readonly to: string
  readonly isType: boolean
}

const IMPORT =
  /^(?:import|export)\s+(?<type>type\s)?(?:[\w*{][^'"]*?\sfrom\s+)?['"](?<from>\.[^'"]+)['"]|import\(['"](?<late>\.[^'"]+)['"]\)/gms

/** The imports of one file, late ones and those of types included. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(({ groups = {} }) => ({
    to: path.posix.join(path.posix.dirname(file), groups['from'] ?? groups['late'] ?? ''),
    isType: groups['type'] !== undefined,
  }))
}

const isWithin = (file: string, place: string) => file === place || file.startsWith(`${place}/`)

/** The name in a folder below which a file lies: that of a folder, or its own. */
const nameIn = (folder: string, file: string): string => file.slice(folder.length + 1).split('/')[0] ?? ''

/** The room of a file in a folder, and its floor there; absent where the folder names no floor for it. */
function placeIn({ folder, floors }: Floors, file: string): { room: string; floor: number } | undefined {
  const name = nameIn(folder, file)
  const isFile = file === `${folder}/${name}`
  const room = floors.some((names) => names.includes(name)) ? name : isFile ? '.' : '*'
  const floor = floors.findIndex((names) => names.includes(room))
  return floor === -1 ? undefined : { room: room === '*' ? name : room, floor }
}

/** The folders around a file that declare floors, the innermost first. */
const around = (file: string, all: readonly Floors[]): Floors[] =>
  all.filter(({ folder }) => isWithin(file, folder)).toSorted((a, b) => b.folder.length - a.folder.length)

/** Whether a file may import anything, as tests and what they stand on may. */
export const isFree = (file: string, all: readonly Floors[]): boolean =>
  around(file, all).some(({ folder, free }) => free.includes(nameIn(folder, file)))

/** Whether an import is one that the floors allow. */
function isAllowed(file: string, { to, isType }: Import, all: readonly Floors[]): boolean {
  const folders = around(file, all)
  if (isType && folders.some(({ types }) => types.includes(to))) return true
  for (const one of folders) {
    if (!isWithin(to, one.folder)) {
      if (one.from) return one.from.some((place) => isWithin(to, place))
      continue
    }
    if (one.floors.length === 0) return true
    const [own, target] = [placeIn(one, file), placeIn(one, to)]
    return own !== undefined && target !== undefined && (own.room === target.room || target.floor < own.floor)
  }
  return false
}

/** What is wrong with the place of a file, and with its imports. */
export function breachesIn(file: string, text: string, all: readonly Floors[]): string[] {
  const folders = around(file, all)
  if (folders.length === 0 || folders.some((one) => one.floors.length > 0 && !placeIn(one, file)))
    return [`${file} is on no floor`]
  return importsOf(file, text)
    .filter((one) => !isAllowed(file, one, all))
    .map(({ to, isType }) => `${file} imports ${isType ? 'types of ' : ''}${to}`)
}

/**
 * Finds files that import each other in a circle: one circle for each knot of files.
 * @param imports what each file imports
 * @returns each as it is walked, its first file once more at its end
 */
export function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const walked: string[] = []
  const walk = (file: string): void => {
    const begin = walked.indexOf(file)
    if (begin !== -1) circles.push([...walked.slice(begin), file])
    if (begin !== -1 || done.has(file)) return
    walked.push(file)
    for (const next of imports.get(file) ?? []) walk(next)
    walked.pop()
    done.add(file)
  }
  for (const file of imports.keys()) walk(file)
  const seen = new Set<string>()
  return circles.filter((circle) => {
    const isNew = circle.every((file) => !seen.has(file))
    for (const file of circle) seen.add(file)
    return isNew
  })
}
