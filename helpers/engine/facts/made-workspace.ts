import { z } from 'zod'

const Named = z.object({ id: z.string(), name: z.string().optional(), default: z.boolean().optional() })

const Means = z.object({ id: z.string(), pin: z.union([z.number(), z.string()]).transform(String) })
const Seal = Named.extend({
  qualified: z.boolean().optional(),
  authentication_means: z.array(Means).default([]),
})

/**
 * The response of the control interface to a request that creates a workspace (control interface: POST /workspaces).
 */
export const MadeWorkspace = z.object({
  id: z.string(),
  features: z
    .object({
      long_term_transactions: z.boolean(),
      optional_consents: z.boolean(),
      issuing_entities: z.boolean(),
      private_by_default: z.boolean(),
      hold_completion: z.boolean(),
      field_types: z.array(z.string()),
    })
    .partial()
    .optional(),
  api_keys: z.array(z.object({ id: z.string(), secret: z.string(), access: z.string() })),
  members: z.array(z.string()).default([]),
  folders: z.array(Named).default([]),
  issuing_entities: z.array(Named).default([]),
  archiving_configurations: z.array(z.string()).default([]),
  evidence_archiving_configurations: z.array(z.string()).default([]),
  seals: z.array(Seal).default([]),
})
export type MadeWorkspace = z.infer<typeof MadeWorkspace>

/** The feature switches of a new workspace, each with the value that it has unless a rule needs the other one. */
export const STANDARD_FEATURES = {
  long_term_transactions: false,
  issuing_entities: false,
  private_by_default: false,
  optional_consents: true,
  hold_completion: false,
} as const satisfies Required<Omit<NonNullable<MadeWorkspace['features']>, 'field_types'>>
export type FeatureName = keyof typeof STANDARD_FEATURES

/** The full-access keys in order; a workspace needs at least one. */
export const fullKeysOf = ({ api_keys }: MadeWorkspace) => api_keys.filter(({ access }) => access === 'full')
/** The default item of a list, if there is one. */
export const defaultOf = (list: MadeWorkspace['folders']) => list.find((item) => item.default)
/** An item that is not the default one; if possible one that the default's name does not fit. */
export const otherOf = (list: MadeWorkspace['folders']) => {
  const others = list.filter((item) => !item.default)
  return others.find((item) => otherNameOf(list, item) !== undefined) ?? others[0]
}
/** The name of that item, unless it is also the default's: then it would not show which of them a target names. */
export const nameOfOther = (list: MadeWorkspace['folders']) => otherNameOf(list, otherOf(list))

function otherNameOf(list: MadeWorkspace['folders'], item: MadeWorkspace['folders'][number] | undefined) {
  return item?.name === defaultOf(list)?.name ? undefined : item?.name
}

/** The seal of a workspace; a seal that can be authorized comes first. */
export const sealOf = ({ seals }: MadeWorkspace) => seals.find((seal) => meansOf(seal) !== undefined) ?? seals[0]
/** Another seal that can be used without an authorization. */
export const otherSealOf = (made: MadeWorkspace) =>
  made.seals.find(({ id, qualified }) => id !== sealOf(made)?.id && qualified === false)
/** The first authentication means of a qualified certificate, which authorizes its use. */
export const meansOf = (seal: MadeWorkspace['seals'][number] | undefined) =>
  seal?.qualified === true ? seal.authentication_means[0] : undefined

/** A second qualified certificate. Its first authentication means must not authorize the seal, which has neither them nor their PIN. */
export function secondSealOf(made: MadeWorkspace) {
  const seal = sealOf(made)
  const known = seal?.authentication_means ?? []
  return made.seals.find((one) => {
    const own = meansOf(one)
    return one !== seal && own !== undefined && known.every(({ id, pin }) => id !== own.id && pin !== own.pin)
  })
}

/** The first authentication means of the second qualified certificate, which must not authorize the seal. */
export const meansOfOtherOf = (made: MadeWorkspace) => meansOf(secondSealOf(made))
