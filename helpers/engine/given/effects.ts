import { setTimeout as sleep } from 'node:timers/promises'
import { setUpAnswer } from '../judge/requests.ts'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import { isObject } from '../values/json.ts'
import { waitWithoutFailing, type Tools } from './tools.ts'

type Make = () => Promise<{ readonly id: string }>

/**
 * Waits for what a target does after its responses. An immediate reading could not show that something stays unchanged.
 * @param make `draft` creates a draft, and `readable` also waits until it reads
 */
export function effectsFor(tools: Tools, make: { readonly draft: Make; readonly readable: Make }) {
  const { api, patience, signal } = tools
  let renamed: string | undefined

  /** Whether a draft could be renamed, and shows its new name. It may be gone, because the clock has moved. */
  const isRenamed = async (id: string): Promise<boolean> => {
    const name = tools.markedName()
    try {
      await setUpAnswer(() => api.update(id, { name }))
    } catch (error) {
      if (error instanceof Inconclusive && !error.passing) return false
      throw error
    }
    await waitWithoutFailing(tools, { until: 'an update shows', ms: patience.readMs }, async () => {
      const { body } = await api.get(id)
      const shown = isObject(body) ? body['name'] : undefined
      if (shown !== name) throw new Violation('name', name, String(shown))
    })
    return true
  }

  return {
    /**
     * Waits until earlier requests must have taken effect: until a later update of another transaction shows.
     * @param leastMs the least time in milliseconds
     */
    takenEffect: async (leastMs = 0): Promise<void> => {
      const rest = sleep(leastMs, undefined, { signal })
      const look = async () => {
        renamed ??= (await make.draft()).id
        if (!(await isRenamed(renamed))) renamed = (await make.readable()).id
      }
      await Promise.all([look(), rest])
    },
  }
}
