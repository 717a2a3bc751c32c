// Preloaded with `node --import`: a module whose address matches `REFUSED_MODULES` cannot be imported.
import { register } from 'node:module'

const hook = `
const refused = new RegExp(${JSON.stringify(process.env.REFUSED_MODULES ?? '(?!)')})
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context)
  if (refused.test(resolved.url)) throw new Error('refused: ' + resolved.url)
  return resolved
}`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
