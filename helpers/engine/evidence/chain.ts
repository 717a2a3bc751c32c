import { isSuccess, type Exchange } from '../http/exchange.ts'
import { isObject } from '../values/json.ts'
import { listedBy, namesakesOf, rereadBefore, uploadBefore } from './unnamed.ts'
import { givenBy, holds, isPlainId, meaningsIn, pathTokens, takenBy, type Meaning, type Token } from './references.ts'

/** The values that one or more requests use from earlier responses. */
export interface Wanted {
  readonly tokens: Set<Token>
  texts: string
  readonly meant: Meaning
}

/** Whether a token is used: as an id of a call, or anywhere in a text if it is long enough to be unmistakable. */
export function isWanted(token: Token, { tokens, texts }: Wanted): boolean {
  return tokens.has(token) || (isPlainId(token) && holds(texts, token))
}

/** The values that these requests use. */
export function wantedBy(exchanges: readonly Exchange[], meant: Meaning): Wanted {
  const all = exchanges.map((exchange) => takenBy(exchange, meant))
  const tokens = new Set(all.flatMap((taken) => [...taken.tokens]))
  return { tokens, texts: all.map(({ texts }) => texts).join('\n'), meant }
}

/**
 * The exchanges that `last` depends on, in order: those that supply its values, those that changed its resource, and
 * those that it depends on although it names nothing of theirs.
 */
export function chainOf(log: readonly Exchange[], last: Exchange): Exchange[] {
  const chain = [last]
  const meant = meaningsIn(log)
  const wanted = wantedBy(chain, meant)
  const before = log.filter((e) => e.number < last.number)
  const listed = listedBy(last, before)
  for (const { answer } of listed) if (isObject(answer?.body)) wanted.tokens.add(String(answer.body['id']))
  const unnamed = new Set<Exchange | undefined>([
    ...listed,
    ...namesakesOf(last, before),
    uploadBefore(last, before),
    rereadBefore(last, before),
  ])
  for (const exchange of before.toReversed()) {
    const belongs =
      unnamed.has(exchange) ||
      (isRead(exchange, last) ? isFirstSource(exchange, wanted, log) : changes(exchange, wanted, log, last))
    if (!belongs) continue
    chain.unshift(exchange)
    const { tokens, texts } = takenBy(exchange, meant)
    for (const token of tokens) wanted.tokens.add(token)
    wanted.texts += `\n${texts}`
  }
  return chain.filter((exchange) => exchange === last || unnamed.has(exchange) || isUsed(exchange, chain, meant))
}

/** Whether the request should change nothing. A refused read counts as a change: `last` may check that it changed nothing. */
const isRead = ({ method, answer, path }: Exchange, last: Exchange): boolean =>
  method === 'GET' && (!answer || isSuccess(answer) || path === last.path)

/**
 * Whether the request created or changed a wanted resource. A refused request counts only if `last` checks whether it changed anything.
 */
function changes(exchange: Exchange, wanted: Wanted, log: readonly Exchange[], last: Exchange): boolean {
  if (!exchange.answer || !isSuccess(exchange.answer))
    return last.method === 'GET' && !!exchange.answer && isAbout(exchange, wantedBy([last], wanted.meant))
  if (gives(exchange, wanted) || isAbout(exchange, wanted)) return true
  return exchange.side === 'control' && (exchange.path === '/clock' || isPartOf(exchange, wanted, log))
}

/** Whether the resource of the request, such as an action, appeared in a response about a wanted resource. */
function isPartOf(exchange: Exchange, wanted: Wanted, log: readonly Exchange[]): boolean {
  const about = log.filter((e) => isAbout(e, wanted))
  return pathTokens(exchange).some((token) => about.some((e) => givenBy(e).has(token)))
}

/** Whether a wanted value appeared here for the first time. */
function isFirstSource(exchange: Exchange, wanted: Wanted, log: readonly Exchange[]): boolean {
  const before = log.filter((e) => e.number < exchange.number)
  return [...givenBy(exchange).keys()].some(
    (token) => isWanted(token, wanted) && !before.some((e) => givenBy(e).has(token)),
  )
}

const gives = (exchange: Exchange, wanted: Wanted) =>
  [...givenBy(exchange).keys()].some((token) => isWanted(token, wanted))

const isAbout = (exchange: Exchange, wanted: Wanted) =>
  pathTokens(exchange).some((token) => isWanted(wanted.meant(token), wanted))

/** Omits an exchange that only supplies values which no later request uses. */
function isUsed(exchange: Exchange, chain: readonly Exchange[], meant: Meaning): boolean {
  const later = chain.filter((e) => e.number > exchange.number)
  return pathTokens(exchange).length > 0 || exchange.side === 'control' || gives(exchange, wantedBy(later, meant))
}

/**
 * Whether the exchanges that `last` depends on use a value from the response to `making` for which the user has no
 * variable, such as the address of a member.
 * @param variables the values for which the user has a variable
 */
export function isNeeded(
  making: Exchange,
  log: readonly Exchange[],
  last: Exchange,
  variables: ReadonlyMap<string, string>,
): boolean {
  const used = wantedBy(chainOf(log, last), meaningsIn(log))
  return [...givenBy(making).keys()].some((token) => !variables.has(token) && isWanted(token, used))
}
