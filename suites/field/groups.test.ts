import type { Args } from '../../helpers/http/encode.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import type { JsonObject } from '../../helpers/values/json.ts'
import { creatableOf, fieldIn, fieldsIn, GROUP_OF, PLACE, plainField, type Site } from '../interface/fields.ts'
import { scenario } from '../scenario.ts'
import { added, besides, CREATED, inTurn, refusesEach } from './scene.ts'

type Kind = keyof typeof GROUP_OF
interface Group {
  readonly id: string
  readonly name: string
}

const KINDS = ['checkbox', 'radiobutton'] as const satisfies readonly Kind[]

/** Two groups of a kind on a document, each with a name of its own. */
async function groupsOn(context: Context, site: Site, kind: Kind): Promise<[first: Group, second: Group]> {
  const named = async (name: string) => {
    const { id } = await added(context, site, { ...plainField(GROUP_OF[kind]), name })
    return { id, name }
  }
  return [await named(`First of ${kind}`), await named(`Second of ${kind}`)]
}

/** A box of a kind, in a group. */
const boxIn = (kind: Kind, parent: string, i = 0) => ({ ...plainField(kind, parent), name: `Box ${i} of ${kind}` })

/** Asserts that a box is in a group, which shows by its id or its name. */
function isIn(
  { check }: Context,
  box: JsonObject | undefined,
  { id, name }: Group,
  what = 'documents[].fields[].parent',
) {
  check.oneOf(what, box?.['parent'], [id, name])
}

for (const by of ['id', 'name'] as const) {
  scenario(
    `field/parent-by-${by}-create`,
    `puts boxes into groups by their ${by}`,
    async (context) => {
      const { api, given, accepts, shows } = context
      const site = await given.documented()
      const made = await inTurn(creatableOf(context, KINDS), async (kind) => {
        const [first, second] = await groupsOn(context, site, kind)
        return inTurn([second, first, second], async (group, i) => {
          const box = await accepts(() => api.addField(site.id, site.documentId, boxIn(kind, group[by], i)))
          isIn(context, box, group, `parent of a ${kind}`)
          return { id: box['id'], group }
        })
      })
      await shows(site.id, (read) => made.flat().forEach(({ id, group }) => isIn(context, fieldIn(read, id), group)))
    },
    by === 'id' ? CREATED : [...CREATED, 'field/parent-by-id-create'],
  )

  scenario(
    `field/parent-by-${by}-update`,
    `moves boxes to other groups by their ${by}`,
    async (context) => {
      const { api, given, accepts, shows } = context
      const site = await given.documented()
      const made = await inTurn(creatableOf(context, KINDS), async (kind) => {
        const [first, second] = await groupsOn(context, site, kind)
        const { id } = await added(context, site, boxIn(kind, first.id))
        const stays = await added(context, site, boxIn(kind, first.id, 1))
        const box = await accepts(() => api.updateField(site.id, site.documentId, id, boxIn(kind, second[by])))
        isIn(context, box, second, `parent of a ${kind}`)
        return [
          { id, group: second },
          { id: stays.id, group: first },
        ]
      })
      await shows(site.id, (read) => made.flat().forEach(({ id, group }) => isIn(context, fieldIn(read, id), group)))
    },
    [...CREATED, `field/parent-by-${by}-create`, ...(by === 'id' ? [] : (['field/parent-by-id-update'] as const))],
  )
}

/** A field that is no group, and for each kind a group and two boxes in it. */
async function scene(context: Context) {
  const site = await context.given.documented()
  const other = await added(context, site, { ...plainField('signature'), name: 'No group' })
  const kinds = await inTurn(creatableOf(context, KINDS), async (kind) => {
    const [group] = await groupsOn(context, site, kind)
    const boxes = await inTurn([0, 1], (i) => added(context, site, boxIn(kind, group.id, i)))
    return { kind, group, boxes: boxes.map(({ id }) => id) }
  })
  return { site, kinds, bad: ['unknown-0000', other.id] }
}

scenario('field/parent-no-group-create', 'refuses boxes whose parent is no group', async (context) => {
  const { api } = context
  const [{ site, kinds, bad }, elsewhere] = await Promise.all([scene(context), scene(context)])
  const add = ({ id, documentId }: Site, box: Args) => api.addField(id, documentId, box)
  const pairs = kinds.flatMap(({ kind }, i) =>
    bad.map((parent, j) => ({
      bad: () => add(site, boxIn(kind, parent, j + 2)),
      twin: () => add(elsewhere.site, boxIn(kind, elsewhere.kinds[i]?.group.id ?? '', j + 2)),
    })),
  )
  await refusesEach(context, site.id, pairs, { notFound: true })
})

scenario('field/parent-no-group-update', 'refuses to put boxes into what is no group', async (context) => {
  const { api } = context
  const { site, kinds, bad } = await scene(context)
  const put = (id = '', box: Args) => api.updateField(site.id, site.documentId, id, box)
  // The twin leaves another box as it is: it must not heal what was done to the first one.
  const pairs = kinds.flatMap(({ kind, group, boxes: [box, other] }) =>
    bad.map((parent) => ({
      bad: () => put(box, boxIn(kind, parent, 0)),
      twin: () => put(other, boxIn(kind, group.id, 1)),
    })),
  )
  await refusesEach(context, site.id, pairs, { notFound: true })
})

scenario('field/parent-elsewhere', 'refuses a group of another transaction', async (context) => {
  const { api, given, refused, notExercised } = context
  creatableOf(context, ['checkbox'])
  const [here, there] = await Promise.all([given.documented(), given.documented()])
  const own = await added(context, here, plainField('checkbox_group'))
  await added(context, there, plainField('signature'))
  const [, foreign] = await groupsOn(context, there, 'checkbox')
  if (own.id === foreign.id) notExercised('fields of two transactions have the same ids')
  const add = (parent: string) => api.addField(here.id, here.documentId, boxIn('checkbox', parent))
  await refused(() => add(foreign.id), { twin: () => add(own.id), leaves: here.id, notFound: true })
})

scenario('field/parent-other-kind', 'records whether boxes go into groups of the other kind', async (context) => {
  const { api, given, witness } = context
  const site = await given.documented()
  for (const kind of creatableOf(context, KINDS)) {
    const other = kind === 'checkbox' ? 'radiobutton' : 'checkbox'
    if (!creatableOf(context, KINDS).includes(other)) continue
    const [group] = await groupsOn(context, site, other)
    await witness(`a ${kind} in a ${GROUP_OF[other]}`, () =>
      api.addField(site.id, site.documentId, boxIn(kind, group.id)),
    )
  }
})

scenario('field/parent-other-document', 'records whether a box goes into a group elsewhere', async (context) => {
  const { api, given, witness } = context
  creatableOf(context, ['checkbox'])
  const site = await given.documented()
  const other = await besides(context, site)
  const [group] = await groupsOn(context, other, 'checkbox')
  const send = () => api.addField(site.id, site.documentId, boxIn('checkbox', group.id))
  await witness('a group of another document', send)
})

scenario('field/parent-name-twice', 'records what a name of two groups does', async (context) => {
  const { api, given, witness } = context
  creatableOf(context, ['checkbox'])
  const site = await given.documented()
  const group = plainField('checkbox_group')
  const names = { ...group, name: 'Twice' }
  await given.answer(() => api.addField(site.id, site.documentId, names))
  await witness('a second group of the same name', () => api.addField(site.id, site.documentId, names))
  await witness('a checkbox in it', () => api.addField(site.id, site.documentId, boxIn('checkbox', 'Twice')))
})

scenario('field/group-deleted', 'records what becomes of the boxes of a deleted group', async (context) => {
  const { api, given, witness, observe } = context
  creatableOf(context, ['checkbox'])
  const site = await given.documented()
  const [group] = await groupsOn(context, site, 'checkbox')
  await added(context, site, { ...boxIn('checkbox', group.id), ...PLACE })
  await witness('deleting a group with a checkbox', () => api.deleteField(site.id, site.documentId, group.id))
  observe('fields afterwards', fieldsIn(await given.read(site.id)).length)
})
