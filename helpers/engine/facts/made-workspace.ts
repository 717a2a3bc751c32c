import { z } from 'zod'

const Named = z.object({ id: z.string(), name: z.string().optional(), default: z.boolean().optional() })

const Means = z.object({ id: z.string(), pin: z.union([z.number(), z.string()]).transform(String) })
const Seal = Named.extend({
  qualified: z.boolean().optional(),
  authentication_means: z.array(Means).default([]),
})

/** What the control interface answers when it has made a workspace (control interface: POST /workspaces). */
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

/** The switches that a workspace is made with, each with its value where no rule needs the other. */
export const STANDARD_FEATURES = {
  long_term_transactions: false,
  issuing_entities: false,
  private_by_default: false,
  optional_consents: true,
  hold_completion: false,
} as const satisfies Required<Omit<NonNullable<MadeWorkspace['features']>, 'field_types'>>
export type FeatureName = keyof typeof STANDARD_FEATURES

/** The full-access keys, in order: a workspace needs one. */
export const fullKeysOf = ({ api_keys }: MadeWorkspace) => api_keys.filter(({ access }) => access === 'full')
/** The first of a list that is the default one. */
export const defaultOf = (list: MadeWorkspace['folders']) => list.find((item) => item.default)
/** The first of a list that is not the default one, and has another name where names are told. */
export const otherOf = (list: MadeWorkspace['folders']) => {
  const { name } = defaultOf(list) ?? {}
  return list.find((item) => !item.default && (name === undefined || item.name !== name))
}

/** The seal of a workspace: one that can be authorized, where there is any. */
export const sealOf = ({ seals }: MadeWorkspace) => seals.find((seal) => meansOf(seal) !== undefined) ?? seals[0]
/** Another one, whose use takes no authorization. */
export const otherSealOf = (made: MadeWorkspace) =>
  made.seals.find(({ id, qualified }) => id !== sealOf(made)?.id && qualified === false)
/** What authorizes a qualified certificate: the first of its authentication means. */
export const meansOf = (seal: MadeWorkspace['seals'][number] | undefined) =>
  seal?.qualified === true ? seal.authentication_means[0] : undefined
