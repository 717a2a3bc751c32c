import path from 'node:path'

/** The content of a `floors.txt`, which declares the allowed imports in its folder. */
export interface Floors {
  /** The folder, relative to the project, with `/` between names. */
  readonly folder: string
  /** The names on each floor, from the lowest floor up. Empty if the folder has no floors. */
  readonly floors: readonly (readonly string[])[]
  /** The names in the folder that may import anything: tests and their helpers. */
  readonly free: readonly string[]
  /** The places outside the folder that may be imported, relative to the project; absent if the parent folders decide. */
  readonly from: readonly string[] | undefined
  /** Files whose types may always be imported. */
  readonly types: readonly string[]
}

/** The name of the file that declares the floors of its folder. */
export const FLOORS_FILE = 'floors.txt'

/**
 * Parses a `floors.txt`. Each line is a keyword and paths, and `#` begins a comment.
 * @throws Error for an unknown keyword
 */
export function parseFloors(folder: string, text: string): Floors {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/))
  const linesOf = (word: string) => lines.filter(([first]) => first === word).map(([, ...names]) => names)
  const unknown = lines.find(([first = '']) => !['floor', 'free', 'from', 'types'].includes(first))
  if (unknown) throw new Error(`${folder}/${FLOORS_FILE}: "${unknown.join(' ')}" begins with an unknown keyword`)
  const from = linesOf('from')
  return {
    folder,
    floors: linesOf('floor'),
    free: linesOf('free').flat(),
    from: from.length > 0 ? from.flat().filter((one) => one !== 'nothing') : undefined,
    types: linesOf('types').flat(),
  }
}

/** An import of a file. `to` is the path of the imported file, relative to the project. */
export interface Import {
  readonly to: string
  readonly isType: boolean
}

const IMPORT =
  /^(?:import|export)\s+(?<type>type\s)?(?:[\w*{][^'"]*?\sfrom\s+)?['"](?<from>\.[^'"]+)['"]|import\(['"](?<late>\.[^'"]+)['"]\)/gms

/** The imports of a file, including dynamic and type-only imports. */
export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(({ groups = {} }) => ({
    to: path.posix.join(path.posix.dirname(file), groups['from'] ?? groups['late'] ?? ''),
    isType: groups['type'] !== undefined,
  }))
}

const isWithin = (file: string, place: string) => file === place || file.startsWith(`${place}/`)

/** The name of the entry of a folder that contains a file: a subfolder, or the file itself. */
const nameIn = (folder: string, file: string): string => file.slice(folder.length + 1).split('/')[0] ?? ''

/** The entry of a file in a folder, and its floor there; undefined if the folder declares no floor for it. */
function placeIn({ folder, floors }: Floors, file: string): { room: string; floor: number } | undefined {
  const name = nameIn(folder, file)
  const isFile = file === `${folder}/${name}`
  const room = floors.some((names) => names.includes(name)) ? name : isFile ? '.' : '*'
  const floor = floors.findIndex((names) => names.includes(room))
  return floor === -1 ? undefined : { room: room === '*' ? name : room, floor }
}

/** The folders around a file that have a `floors.txt`, innermost first. */
const around = (file: string, all: readonly Floors[]): Floors[] =>
  all.filter(({ folder }) => isWithin(file, folder)).toSorted((a, b) => b.folder.length - a.folder.length)

/** Whether a file may import anything, as tests and their helpers may. */
export const isFree = (file: string, all: readonly Floors[]): boolean =>
  around(file, all).some(({ folder, free }) => free.includes(nameIn(folder, file)))

/** Whether the floors allow an import. */
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

/** The problems with the place and with the imports of a file. */
export function breachesIn(file: string, text: string, all: readonly Floors[]): string[] {
  const folders = around(file, all)
  if (folders.length === 0 || folders.some((one) => one.floors.length > 0 && !placeIn(one, file)))
    return [`${file} has no floor`]
  return importsOf(file, text)
    .filter((one) => !isAllowed(file, one, all))
    .map(({ to, isType }) => `${file} imports ${isType ? 'types of ' : ''}${to}`)
}

/**
 * Finds circular imports, one circle for each group of files that import each other.
 * @param imports the imports of each file
 * @returns the files of each circle in order, with the first file again at the end
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
