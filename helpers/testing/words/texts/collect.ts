import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files.ts'
import { textsOfHashComments } from './hash-comments.ts'
import { textsOfMarkdown } from './markdown.ts'
import type { Text } from './text.ts'
import { textsOfTypeScript } from './typescript.ts'

type Reader = (file: string, source: string) => Text[]

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/\.[jt]s$/, textsOfTypeScript],
  [/\.md$/, textsOfMarkdown],
  [
    /\.ya?ml$|(?:^|\/)(?:\.env\.example|Dockerfile|floors\.txt|\.npmrc|\.gitignore|\.dockerignore)$|^\.ci\/[a-z]+$/,
    textsOfHashComments,
  ],
]

/** Every text in the files of the project that a person reads. */
export function collectTexts(root: string): Text[] {
  return filesBelow(root).flatMap((file) => {
    const reader = READERS.find(([name]) => name.test(file))?.[1]
    return reader ? reader(file, readFileSync(path.join(root, file), 'utf8')) : []
  })
}
