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
  /** The names of those that only `.env` sets. */
  readonly fromFile?: ReadonlySet<string>
  /** Why `.env` could not be read. Commands that need a target report it. */
  readonly problem?: string
}

/** The variables of the environment, which win over those of `.env` in the current folder. */
export function readEnvironment(folder = process.cwd()): Environment {
  const file = path.join(folder, '.env')
  try {
    const bytes = readFileSync(file)
    if (bytes.includes(0)) return { variables: process.env, problem: notText(file) }
    const written = parse(bytes)
    const fromFile = new Set(Object.keys(written).filter((name) => process.env[name] === undefined))
    return { variables: { ...written, ...process.env }, fromFile }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    if (code === 'ENOENT') return { variables: process.env }
    const why = code === 'EISDIR' ? 'it is a folder' : code === 'EACCES' ? 'this user may not read it' : String(code)
    const remedy = 'Make it a readable file, rename it, or run the command in another folder.'
    return { variables: process.env, problem: `${file} cannot be read: ${why}. ${remedy}` }
  }
}

/** PowerShell 5 writes UTF-16 by default, in which no variable would be found. */
const notText = (file: string): string =>
  `${file} cannot be read: it is not UTF-8 text. Save it as UTF-8, in PowerShell with: Set-Content -Encoding utf8`

/** The secrets of the environment, which must be masked in every printed line. */
export function secretsIn({ variables }: Environment): [secret: string, shown: string][] {
  const own = SECRET_VARIABLES.flatMap((name): [string, string][] => {
    const value = variables[name]?.trim() ?? ''
    return value === '' ? [] : [[value, `$${name}`]]
  })
  const { headers } = gatewayHeaders(variables)
  return [...own, ...gatewaySecrets(headers), ...proxySecrets(variables)]
}
