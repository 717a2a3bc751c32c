import { readFileSync } from 'node:fs'

/** The first file of the script; the others are those that it imports. */
const FIRST = new URL('browser/main.js', import.meta.url)

const IMPORT = /^import\s[^'"]*['"](\.[^'"]+)['"];?[ \t]*$/gm

/**
 * The script of the page: the files of `browser/` in one text, in the order of their imports, since a page that is opened from a
 * disk cannot load modules. Names are unique across these files.
 */
export function pageScript(): string {
  const read = new Map<string, string>()
  const bring = (url: URL) => {
    if (read.has(url.href)) return
    read.set(url.href, '')
    const text = readFileSync(url, 'utf8')
    for (const [, file = ''] of text.matchAll(IMPORT)) bring(new URL(file, url))
    read.delete(url.href)
    read.set(url.href, bare(text))
  }
  bring(FIRST)
  return [...read.values()].join('\n')
}

/** The text of a module without imports, exports, and what is only for readers of the sources. */
const bare = (text: string): string =>
  text
    .replaceAll(IMPORT, '')
    .replaceAll(/^export (?=(?:async )?function|const|class)/gm, '')
    .replaceAll(/^export \{[^}]*\};?$/gm, '')
    .replaceAll(/^\s*\/\*\*(?:(?!\*\/)[^])*\*\/\s*$/gm, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
