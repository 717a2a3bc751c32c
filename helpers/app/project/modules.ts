import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The modules of a checkout and their imports. */
export interface Modules {
  /**
   * A digest of the texts of a module and of everything that it imports, directly or not. Type-only imports do not count.
   * @param file its path, relative to the checkout
   * @param but modules to leave out, with everything that only they import
   * @throws Error if an imported module does not exist
   */
  digestOf(file: string, but?: ReadonlySet<string>): string
}

/** The address of a module that is started as a thread, which counts as an import. */
const THREAD = /new URL\('(?<name>[^']+\.[jt]s)', import\.meta\.url\)/g

/** Reads modules of a checkout on demand, each once. */
export async function modulesIn(checkout: string): Promise<Modules> {
  const { init, parse } = await import('es-module-lexer')
  await init()

  const read = memoized((file: string) => {
    const text = readFileSync(path.join(checkout, file), 'utf8')
    const [imports] = parse(text, file)
    const names = imports.flatMap((one) => (isRun(one) ? [one.specifier ?? ''] : []))
    const threads = [...text.matchAll(THREAD)].map(({ groups }) => groups?.['name'] ?? '')
    const inPlace = (name: string) => path.posix.join(path.posix.dirname(file), name)
    return {
      hash: createHash('sha256').update(text).digest('hex'),
      imports: [
        ...names.filter((name) => name.startsWith('.')).map(inPlace),
        // A comment may contain the address of a module that does not exist.
        ...threads.map(inPlace).filter((name) => existsSync(path.join(checkout, name))),
      ],
    }
  })

  const all = (file: string, but: ReadonlySet<string>): string[] => {
    const found = new Set([file])
    // The loop also visits the files that it adds.
    for (const one of found) for (const imported of read(one).imports) if (!but.has(imported)) found.add(imported)
    return [...found].toSorted()
  }

  return {
    digestOf: (file, but = NOTHING) => {
      const lines = all(file, but).map((one) => `${one} ${read(one).hash}\n`)
      return createHash('sha256').update(lines.join('')).digest('hex')
    },
  }
}

const NOTHING: ReadonlySet<string> = new Set()

/** Whether an import remains at run time: neither type-only nor `import.meta`. */
const isRun = (one: { readonly type: string; readonly typeOnly?: boolean }) =>
  one.type !== 'import-meta' && one.typeOnly !== true

function memoized<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
