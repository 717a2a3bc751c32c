import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TestResult } from 'allure-js-commons'
import type { EnvironmentInfo } from 'allure-js-commons/sdk'
import { FileSystemWriter, stringifyEnvInfo } from 'allure-js-commons/sdk/reporter'

/** A file to be written: of a content, or of what another file of the folder holds. */
type File = { readonly name: string } & ({ readonly content: string | Buffer } | { readonly source: string })

/** Milliseconds that files are gathered before they go to the thread: each message wakes it, at the cost of what runs meanwhile. */
const GATHERED_MS = 100

/**
 * Writes results beside the run, in a thread of its own and in the order in which they come: Allure's own writer waits for the
 * disk after each file, which takes longer than many a scenario. A file is whole or absent should the run be killed.
 */
export class QuickWriter extends FileSystemWriter {
  readonly #folder: string
  readonly #thread: Worker
  #gathered: File[] = []
  #failure: unknown

  constructor(resultsDir: string) {
    super({ resultsDir })
    this.#folder = resultsDir
    mkdirSync(resultsDir, { recursive: true })
    this.#thread = new Worker(new URL('write-files.js', import.meta.url), { workerData: { folder: resultsDir } })
    this.#thread.on('error', (error) => (this.#failure ??= error))
    // What goes wrong elsewhere must not leave the process waiting for files.
    this.#thread.unref()
  }

  override writeResult(result: TestResult): void {
    this.#publish({ name: `${result.uuid}-result.json`, content: JSON.stringify(result) })
  }

  override writeEnvironmentInfo(info: EnvironmentInfo): void {
    this.#publish({ name: 'environment.properties', content: stringifyEnvInfo(info) })
  }

  /** Takes away a result that is on disk, and its attachment. */
  remove(uuid: string, attachment: string | undefined): void {
    for (const name of [`${uuid}-result.json`, ...(attachment === undefined ? [] : [attachment])])
      rmSync(path.join(this.#folder, name), { force: true })
  }

  override writeAttachment(name: string, content: Buffer): void {
    this.#publish({ name, content })
  }

  /** Writes a text as an attachment, and returns the name of its file. */
  writeText(text: string): string {
    const name = nameOfText()
    this.#publish({ name, content: text })
    return name
  }

  /** Writes once more what was written as a text before, and returns the name of the new file. */
  copy(source: string): string {
    const name = nameOfText()
    this.#publish({ name, source })
    return name
  }

  /**
   * Waits until everything is on disk.
   * @throws what kept the first file from being written
   */
  async flush(): Promise<void> {
    if (this.#failure === undefined) {
      this.#thread.ref()
      this.#handOver()
      this.#thread.postMessage('flush')
      const [failure] = (await once(this.#thread, 'message')) as [unknown]
      this.#thread.unref()
      this.#failure = failure
    }
    if (this.#failure !== undefined) throw this.#failure
  }

  /** Ends the thread: nothing is written any more. */
  async close(): Promise<void> {
    await this.#thread.terminate()
  }

  #publish(file: File): void {
    if (this.#gathered.length === 0) setTimeout(() => this.#handOver(), GATHERED_MS).unref()
    this.#gathered.push(file)
  }

  #handOver(): void {
    this.#thread.postMessage(this.#gathered)
    this.#gathered = []
  }
}

const nameOfText = () => `${randomUUID()}-attachment.txt`
