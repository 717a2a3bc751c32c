import { shellQuote } from '../../engine/evidence/curl.ts'
import type { Image } from '../options/image.ts'

/** The commands that start an image by hand and set its addresses. A judged container is gone, so users need them to replay. */
export function byHand({ name, given, basePath, controlPath }: Image, port: number): string[] {
  const variables = given.flatMap((one) => ['-e', one])
  const base = `http://localhost:${port}`
  return [
    ['docker', 'run', '--rm', '-d', '-p', `${port}:${port}`, ...variables, name].map(shellQuote).join(' '),
    `export ESIGN_BASE_URL=${base}${basePath}`,
    ...(controlPath === undefined ? [] : [`export ESIGN_CONTROL_URL=${base}${controlPath}`]),
  ]
}
