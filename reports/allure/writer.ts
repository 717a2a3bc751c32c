import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TestResult } from 'allure-js-commons'
import type { EnvironmentInfo } from 'allure-js-commons/sdk'
import { FileSystemWriter, stringifyEnvInfo } from 'allure-js-commons/sdk/reporter'

/** A file to be written, with a text or with the contents of another file in the folder. */
type File = { readonly name: string } & ({ readonly content: string | Buffer } | { readonly source: string })

/**
 * Milliseconds for which files are collected before they are sent to the thread, as every message slows the run down.
 */
const GATHERED_MS = 100

/**
 * Writes results during the run, in a separate thread and in their order, since Allure's own writer waits for the disk
 * after each file, which takes longer than many scenarios. A file is complete or absent, even if the run is killed.
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
    // If the run fails, the process must not wait for files.
    this.#thread.unref()
  }

  override writeResult(result: TestResult): void {
    this.#publish({ name: `${result.uuid}-result.json`, content: JSON.stringify(result) })
  }

  override writeEnvironmentInfo(info: EnvironmentInfo): void {
    this.#publish({ name: 'environment.properties', content: stringifyEnvInfo(info) })
  }

  /** Deletes a result on disk and its attachment. */
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

  /** Writes another copy of a text that was written before, and returns the name of the new file. */
  copy(source: string): string {
    const name = nameOfText()
    this.#publish({ name, source })
    return name
  }

  /**
   * Waits until everything is on disk.
   * @throws Error with the reason why the first failed file could not be written
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

  /** Ends the thread; nothing can be written afterwards. */
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
