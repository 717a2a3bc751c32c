import type { Api } from '../../helpers/engine/api/api.ts'
import type { CallName } from '../../helpers/engine/api/calls.ts'
import { formEncode, type Args } from '../../helpers/engine/http/encode.ts'
import type { Answer } from '../../helpers/engine/http/exchange.ts'
import type { Send } from '../../helpers/engine/judge/requests.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { ENDPOINTS, INSTRUCTION_CALLS } from '../interface/scenes/endpoints.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { rightPin, sealed, sendWrongPin } from '../interface/scenes/seals.ts'
import { isolatedScenario, scenario } from '../scenario.ts'
import { errorObjects } from './error-objects.ts'
import { LONG, ODD } from './unusual-texts.ts'

/** Texts on which services tend to fail: long texts, control characters, syntax characters, very long numbers. */
const TEXTS = [
  LONG,
  `${LONG}@example.com`,
  'tab\tand\u0007bell',
  '[]{}\\<x>',
  `';--@example.com`,
  '9'.repeat(400),
  '@',
  '',
]

/** A draft with a signer, and a second field without a signer. */
async function scene({ given }: Context) {
  const { id, documentId, signer, fieldId } = await given.startable()
  const { id: bare } = await given.calls.addField(id, documentId, { ...PLACE, y: 500 })
  return { id, signer, fieldId, bare: String(bare) }
}

/** Bad requests about the signers and reviewers of such a draft; none of them may cause a failure. */
type Bad = (context: Context, at: Awaited<ReturnType<typeof scene>>) => readonly Send[]

const signers: Bad = ({ api, people }, { id, bare }) =>
  TEXTS.flatMap((text) => [
    () => api.addSigner(id, { signer: text, field: bare }),
    () => api.addSigner(id, { signer: people.email(), field: text }),
  ])
const reviewers: Bad = ({ api, people }, { id, signer }) =>
  TEXTS.flatMap((text) => [
    () => api.addReviewer(id, { reviewer: text, recipient: signer }),
    () => api.addReviewer(id, { reviewer: people.email(), recipient: text }),
  ])
const removals: Bad = ({ api, people }, { id, signer, fieldId }) => [
  ...['perhaps', '', '2'].flatMap((word) => [
    () => api.addSigner(id, { signer: people.email(), field: fieldId, delete: word }),
    () => api.addReviewer(id, { reviewer: people.email(), recipient: signer, delete: word }),
  ]),
  () => api.addSigner(id, { signer: ODD, field: fieldId, delete: true }),
  () => api.addReviewer(id, { reviewer: people.email(), recipient: signer, delete: true }),
  () => api.addReviewer(id, { reviewer: people.email(), recipient: ODD, delete: true }),
]
const broken: Bad = ({ api }, { id, bare, signer }) => [
  () => api.raw('addSigner', [id], writtenForm(`signer=50%&${formEncode([['field', bare]])}`)),
  () => api.raw('addReviewer', [id], writtenForm(`reviewer=50%&${formEncode([['recipient', signer]])}`)),
]
const oddIds: Bad = ({ api, people }, { signer, bare }) => [
  () => api.addSigner(ODD, { signer: people.email(), field: bare }),
  () => api.addReviewer(ODD, { reviewer: people.email(), recipient: signer }),
  () => api.showSealLogo(ODD, ODD, { logo_display: 'none' }),
  () => api.authorizeSeal(ODD, ODD),
]

/** Sends requests one after another, because the rules are about their contents and not about overlapping writes. */
async function copesInTurn({ copes }: Context, all: readonly Send[]): Promise<void> {
  for (const send of all) await copes(send)
}

for (const { rule, what, bad } of [
  { rule: 'signers', what: 'unusual texts for signers and their fields', bad: signers },
  { rule: 'reviewers', what: 'unusual texts for reviewers and their recipients', bad: reviewers },
  { rule: 'removals', what: 'malformed removals of signers and reviewers', bad: removals },
  { rule: 'broken-encoding-instructions', what: 'a percent sign without digits', bad: broken },
  { rule: 'odd-ids-instructions', what: 'transaction ids of special characters', bad: oddIds },
] as const)
  scenario(`errors/survives-${rule}`, `does not fail on ${what}`, async (context) => {
    const at = await scene(context)
    await copesInTurn(context, bad(context, at))
  })

scenario('errors/survives-seals', 'does not fail on unusual seal ids and logos', async (context) => {
  const { api } = context
  const { id, seal } = await sealed(context)
  const logos = TEXTS.map((text) => () => api.showSealLogo(id, seal, { logo_display: text }))
  const ids = [() => api.showSealLogo(id, ODD, { logo_display: 'none' }), () => api.authorizeSeal(id, ODD)]
  await copesInTurn(context, [...logos, ...ids])
})

/** Bodies of an authorization without a valid PIN; a target may try only those that are numbers. `*` is replaced by the authentication means. */
const BAD_PINS = [
  'auth_data=one',
  'auth_data%5B%5D.value=one',
  'auth_data%5B*.value=one',
  'auth_data%5B*%5D=one',
  'auth_data%5B*%5D%5Bvalue%5D%5Bone%5D=one',
  `auth_data%5B*%5D.value=${'9'.repeat(400)}`,
  'auth_data%5B*%5D.value=-1',
  'auth_data%5B*%5D.value=50%',
  'auth_data%5Ba+b%2Bc%25d%22e%27f%5D.value=one',
]

isolatedScenario('errors/survives-pins', 'does not fail on malformed PINs', async (context) => {
  const { api, copes, fact } = context
  const { id, seal } = await sealed(context)
  const means = encodeURIComponent(fact('seal-means'))
  for (const body of BAD_PINS) {
    const send = () => copes(() => api.raw('authorizeSeal', [id, seal], writtenForm(body.replace('*', means))))
    await (/=-?\d+%?$/.test(body) ? sendWrongPin(context, await sealed(context), send) : send())
  }
})

/** Sends a request about a draft with a seal, which must be refused. */
const onSeal = (send: (api: Api, id: string, seal: string) => Promise<Answer>) => async (context: Context) => {
  const { id, seal } = await sealed(context)
  return send(context.api, id, seal)
}

// Requests about signers, reviewers and seals that are refused for a documented reason.
errorObjects([
  {
    rule: 'refused-signer',
    what: 'an assignment without a field or without a signer',
    ways: [
      async ({ api, given, people }: Context) =>
        api.addSigner((await given.startable()).id, { signer: people.email() }),
      async (context: Context) => {
        const { id, bare } = await scene(context)
        return context.api.addSigner(id, { field: bare })
      },
    ],
  },
  {
    rule: 'refused-reviewer',
    what: 'an appointment without a recipient or without a reviewer',
    ways: [
      async ({ api, given, people }: Context) =>
        api.addReviewer((await given.startable()).id, { reviewer: people.email() }),
      async ({ api, given }: Context) => {
        const { id, signer } = await given.startable()
        return api.addReviewer(id, { recipient: signer })
      },
    ],
  },
  {
    rule: 'refused-logo',
    what: 'an undocumented logo',
    ways: [onSeal((api, id, seal) => api.showSealLogo(id, seal, { logo_display: 'workspace_logo' }))],
  },
  {
    rule: 'refused-authorization',
    what: 'an authorization without a PIN',
    ways: [onSeal((api, id, seal) => api.authorizeSeal(id, seal))],
  },
  {
    rule: 'unknown-seal',
    what: 'setting the logo of an unknown seal',
    ways: [onSeal((api, id, seal) => api.showSealLogo(id, unknownIdLike(seal), { logo_display: 'none' }))],
  },
])

/** The arguments with which each call would succeed in an existing transaction. */
const argsOf = {
  addSigner: async (context: Context) => ({ signer: context.people.email(), field: (await scene(context)).bare }),
  addReviewer: async (context: Context) => {
    const { signer } = await scene(context)
    return { reviewer: context.people.email(), recipient: signer }
  },
  showSealLogo: async () => ({ logo_display: 'none' }),
  authorizeSeal: async (context: Context) => rightPin(context),
} as const satisfies Partial<Record<CallName, (context: Context) => Promise<Args>>>

for (const call of [...INSTRUCTION_CALLS, 'authorizeSeal'] as const) {
  const { slug, doing } = ENDPOINTS[call]
  const title = `refuses ${doing} in an unknown transaction with 404`
  scenario(`errors/unknown-transaction-${slug}`, title, async (context) => {
    const { answers, api, fact, given } = context
    const args = await argsOf[call](context)
    const unknown = await given.unknownId()
    const isOnSeal = call === 'showSealLogo' || call === 'authorizeSeal'
    await answers(404, () => api.call(call, isOnSeal ? [unknown, fact('seal')] : [unknown], args))
  })
}
