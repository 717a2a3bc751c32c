import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project: everything is found from here, wherever the command is called. */
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
