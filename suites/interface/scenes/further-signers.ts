import { ifAllowed, isSuccess, unlessConflicting, type Context } from '../../../helpers/engine/index.ts'

/**
 * Adds a field for each designation and assigns it to the designated signer. A target may refuse this, as a call whose arguments
 * are not shown may have to introduce an unknown participant first.
 */
export async function designate(
  { api, given }: Context,
  { id, documentId }: { readonly id: string; readonly documentId: string },
  designations: readonly string[],
): Promise<void> {
  for (const [i, signer] of designations.entries()) {
    const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 320, y: 100 * (i + 1) })
    await ifAllowed(
      () => api.addSigner(id, { signer, field: String(field) }),
      'a signer named by a designation is refused',
    )
  }
}

/** A signer, and the field that they are assigned to. */
interface Link {
  readonly signer: string
  readonly field: string
}

/**
 * Assigns further signers to a field that has one: two, or only one if the target refuses the other, because the document does not
 * say how many a field may have.
 */
export async function furtherSigners({ api, given, people }: Context, id: string, field: string): Promise<Link[]> {
  const [one, other] = [
    { signer: people.email(), field },
    { signer: people.email(), field },
  ]
  await given.calls.addSigner(id, one)
  return isSuccess(await unlessConflicting(() => api.addSigner(id, other))) ? [one, other] : [one]
}
