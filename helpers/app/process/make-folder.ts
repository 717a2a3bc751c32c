import { existsSync, lstatSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The smallest reports of a run, in bytes. */
const LEAST_FREE = 4_000_000

/**
 * Creates a folder with its parents. Node's own recursive mkdir never returns in file systems such as /proc, where a folder that
 * exists contains no other.
 * @throws the error of the file system
 */
export function makeFolder(folder: string): void {
  const missing: string[] = []
  for (let at = folder; !existsSync(at) && path.dirname(at) !== at; at = path.dirname(at)) missing.unshift(at)
  for (const one of missing) makeOne(one)
  if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
}

/** Another process may create the same folder at the same time. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !existsSync(folder)) throw error
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** The file system of a folder, as `statfs` reports it. Some file systems report no size at all. */
interface Room {
  readonly blocks: number
  readonly bavail: number
  readonly bsize: number
}

/**
 * Asserts that reports have room in a folder, because a run that finds the disk full at its end is lost.
 * @throws Error with the code ENOSPC if they do not
 */
export function assertRoom({ blocks, bavail, bsize }: Room): void {
  if (blocks > 0 && bavail * bsize < LEAST_FREE) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
}

/** Why nothing can be written in a folder, for a person. */
export function whyUnwritable(error: unknown, folder: string): string {
  const code = codeOf(error)
  const reason = reasonFor(code, folder)
  if (reason !== undefined) return `${reason} (${code})`
  return error instanceof Error ? error.message : String(error)
}

function reasonFor(code: string, folder: string): string | undefined {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${notFolderOn(folder)} is not a folder`
    case 'EACCES':
    case 'EPERM':
      return 'this user may not write there'
    case 'EROFS':
      return 'the file system is read-only'
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk is full: reports need at least ${LEAST_FREE / 1e6} MB`
    case 'ENOENT':
      return 'no folder can be created there'
    case 'ENAMETOOLONG':
      return 'the name is too long'
    default:
      return undefined
  }
}

/** The last part of a path that exists and is not a folder: a file, or a link to nothing. */
function notFolderOn(folder: string): string {
  const parent = path.dirname(folder)
  if (parent === folder || lstatOf(folder)?.isDirectory() === false) return folder
  return notFolderOn(parent)
}

/** Below a file, even the question whether something exists is an error. */
function lstatOf(file: string) {
  try {
    return lstatSync(file)
  } catch {
    return undefined
  }
}
