import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'dotenv'
import { gatewaySecrets } from '../../engine/http/network.ts'
import { SECRET_VARIABLES } from '../../engine/configuration/configuration.ts'
import { gatewayHeaders } from '../../engine/configuration/gateway-headers.ts'
import { proxySecrets } from '../../engine/configuration/proxies.ts'

/** The variables that a command may use. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Those of them that `.env` tells, and nothing above it. */
  readonly fromFile?: ReadonlySet<string>
  /** Why `.env` could not be read: told by commands that ask for what is judged. */
  readonly problem?: string
}

/** `.env` of the folder that the command is called in, below the environment. */
export function readEnvironment(folder = process.cwd()): Environment {
  const file = path.join(folder, '.env')
  try {
    const told = parse(readFileSync(file))
    const fromFile = new Set(Object.keys(told).filter((name) => process.env[name] === undefined))
    return { variables: { ...told, ...process.env }, fromFile }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    if (code === 'ENOENT') return { variables: process.env }
    const why = code === 'EISDIR' ? 'it is a folder' : code === 'EACCES' ? 'this user may not read it' : String(code)
    const remedy = 'make it a file that can be read, rename it, or call the command in another folder'
    return { variables: process.env, problem: `${file} cannot be read: ${why}; ${remedy}` }
  }
}

/** The secrets of the environment, to be kept out of every line that is printed. */
export function secretsIn({ variables }: Environment): [secret: string, shown: string][] {
  const own = SECRET_VARIABLES.flatMap((name): [string, string][] => {
    const value = variables[name]?.trim() ?? ''
    return value === '' ? [] : [[value, `$${name}`]]
  })
  const { headers } = gatewayHeaders(variables)
  return [...own, ...gatewaySecrets(headers), ...proxySecrets(variables)]
}
