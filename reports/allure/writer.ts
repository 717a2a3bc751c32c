import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { copyFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestResult } from 'allure-js-commons'
import { FileSystemWriter } from 'allure-js-commons/sdk/reporter'
import pLimit from 'p-limit'

/** Files that are written side by side. */
const AT_ONCE = 8

/**
 * Writes results beside the run: Allure's own writer waits for the disk after each file, which takes longer than many a
 * scenario. A file is whole or absent should the run be killed.
 */
export class QuickWriter extends FileSystemWriter {
  readonly #folder: string
  readonly #limit = pLimit(AT_ONCE)
  readonly #pending = new Set<Promise<void>>()
  #failure: unknown

  constructor(resultsDir: string) {
    super({ resultsDir })
    this.#folder = resultsDir
    mkdirSync(resultsDir, { recursive: true })
  }

  override writeResult(result: TestResult): void {
    const text = JSON.stringify(result)
    this.#publish(`${result.uuid}-result.json`, (draft) => writeFile(draft, text))
  }

  /** Takes away a result that is on disk, and its attachment. */
  remove(uuid: string, attachment: string | undefined): void {
    for (const name of [`${uuid}-result.json`, ...(attachment === undefined ? [] : [attachment])])
      rmSync(path.join(this.#folder, name), { force: true })
  }

  override writeAttachment(name: string, content: Buffer): void {
    this.#publish(name, (draft) => writeFile(draft, content))
  }

  /** Writes a text as an attachment, and returns the name of its file. */
  writeText(text: string): string {
    const name = nameOfText()
    this.#publish(name, (draft) => writeFile(draft, text))
    return name
  }

  /** Writes once more what was written as a text before, and returns the name of the new file. */
  copy(source: string): string {
    const name = nameOfText()
    const written = Promise.all(this.#pending)
    this.#publish(name, async (draft) => {
      await written
      await copyFile(path.join(this.#folder, source), draft)
    })
    return name
  }

  /**
   * Waits until everything is on disk.
   * @throws what kept the first file from being written
   */
  async flush(): Promise<void> {
    while (this.#pending.size > 0) await Promise.all(this.#pending)
    if (this.#failure !== undefined) throw this.#failure
  }

  #publish(name: string, write: (draft: string) => Promise<void>): void {
    const draft = path.join(this.#folder, `.${name}.tmp`)
    const writing = this.#limit(async () => {
      await write(draft)
      await rename(draft, path.join(this.#folder, name))
    })
    const settled = writing
      .catch((error: unknown) => {
        this.#failure ??= error
      })
      .finally(() => this.#pending.delete(settled))
    this.#pending.add(settled)
  }
}

const nameOfText = () => `${randomUUID()}-attachment.txt`
