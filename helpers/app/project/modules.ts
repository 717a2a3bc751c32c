import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The modules of a checkout, as they import each other. */
export interface Modules {
  /**
   * Tells a module, and all that it imports, from what they were before: by their texts, those of all that is imported on the way
   * included. Imports of types alone count for nothing.
   * @param file its path from the folder of the checkout
   * @param but modules that are left out, with what they alone import
   * @throws Error where a module imports what is not there
   */
  digestOf(file: string, but?: ReadonlySet<string>): string
}

/** Modules that are started as threads are imported too, in their way. */
const THREAD = /new URL\('(?<name>[^']+\.[jt]s)', import\.meta\.url\)/g

/** Reads modules of a checkout as they are asked for, each once. */
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
        // A comment may speak of one.
        ...threads.map(inPlace).filter((name) => existsSync(path.join(checkout, name))),
      ],
    }
  })

  const all = (file: string, but: ReadonlySet<string>): string[] => {
    const found = new Set([file])
    // What is added meanwhile is walked through too.
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

/** Whether an import is there when the module runs: not one of types alone, nor `import.meta`. */
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
