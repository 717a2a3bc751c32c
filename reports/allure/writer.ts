import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestResult } from 'allure-js-commons'
import { FileSystemWriter } from 'allure-js-commons/sdk/reporter'

/**
 * Writes results without waiting for the disk after each: Allure's own writer does, and takes twenty times as long.
 * A file is whole or absent should the run be killed.
 */
export class QuickWriter extends FileSystemWriter {
  readonly #folder: string

  constructor(resultsDir: string) {
    super({ resultsDir })
    this.#folder = resultsDir
    mkdirSync(resultsDir, { recursive: true })
  }

  override writeResult(result: TestResult): void {
    this.#write(`${result.uuid}-result.json`, JSON.stringify(result))
  }

  override writeAttachment(name: string, content: Buffer): void {
    this.#write(name, content)
  }

  /** Writes a text as an attachment, and returns the name of its file. */
  writeText(text: string): string {
    const name = nameOfText()
    this.#write(name, text)
    return name
  }

  /** Writes once more what was written as a text before, and returns the name of the new file. */
  copy(source: string): string {
    const name = nameOfText()
    this.#publish(name, (draft) => copyFileSync(path.join(this.#folder, source), draft))
    return name
  }

  #write(name: string, content: string | Buffer): void {
    this.#publish(name, (draft) => writeFileSync(draft, content))
  }

  #publish(name: string, write: (draft: string) => void): void {
    const draft = path.join(this.#folder, `.${name}.tmp`)
    write(draft)
    renameSync(draft, path.join(this.#folder, name))
  }
}

const nameOfText = () => `${randomUUID()}-attachment.txt`
