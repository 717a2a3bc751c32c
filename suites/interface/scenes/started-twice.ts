import type { Context } from '../../../helpers/engine/index.ts'

/** The ids of two started transactions that have the same person as their only signer. */
export async function startedTwice({ given, people }: Context, signer = people.email()): Promise<[string, string]> {
  const started = async () => {
    const { id } = await given.startable({}, {}, signer)
    await given.calls.start(id)
    return id
  }
  return [await started(), await started()]
}
