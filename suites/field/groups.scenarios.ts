import type { Args, Context, JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, fieldIn, fieldsIn, GROUP_OF, plainField, type Site } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { refusedOnceStarted } from '../interface/scenes/refused-once-started.ts'
import { scenario } from '../scenario.ts'
import { added, besides, created, inTurn, refusesEach } from './scene.ts'

type Kind = keyof typeof GROUP_OF
interface Group {
  readonly id: string
  readonly name: string
}

const PARENT = 'documents[].fields[].parent'
const KINDS = ['checkbox', 'radiobutton'] as const satisfies readonly Kind[]

/** Two groups of a kind on a document, with different names. */
async function groupsOn(context: Context, site: Site, kind: Kind): Promise<[first: Group, second: Group]> {
  const named = async (name: string) => {
    const { id } = await added(context, site, { ...plainField(GROUP_OF[kind]), name })
    return { id, name }
  }
  return [await named(`First of ${kind}`), await named(`Second of ${kind}`)]
}

/** A box of a kind in a group, at a different position for each `i`. */
const boxIn = (kind: Kind, parent: string, i = 0) => {
  return {
    ...plainField(kind, parent),
    name: `Box ${i} of ${kind}`,
    x: kind === 'checkbox' ? 100 : 220,
    y: 360 + 40 * i,
  }
}

/** Asserts that a box is in a group, which it shows by id or by name. */
function isIn({ check }: Context, box: JsonObject | undefined, { id, name }: Group, what = PARENT): void {
  check.oneOf(what, box?.['parent'], [id, name])
}

scenario('field/groups-of-a-kind', 'creates two groups of each kind on one document', async (context) => {
  const { api, given, accepts, check, shows } = context
  const site = await given.documented()
  const made = await inTurn(creatableOf(context, KINDS), (kind) =>
    inTurn([`First of ${kind}`, `Second of ${kind}`], async (name) => {
      context.dependsOn(...created(GROUP_OF[kind]))
      const group = { ...plainField(GROUP_OF[kind]), name }
      const { id } = await accepts(() => api.addField(site.id, site.documentId, group))
      return { id, type: GROUP_OF[kind] }
    }),
  )
  await shows(site.id, (read) => {
    for (const { id, type } of made.flat()) check.equal('documents[].fields[].type', fieldIn(read, id)?.['type'], type)
  })
})

/** A document for each kind, so that the boxes of the second kind are on the second document of the transaction. */
async function sitesOf(context: Context): Promise<(kind: Kind) => Site> {
  const first = await context.given.documented()
  const second = await besides(context, first)
  return (kind) => (kind === KINDS[0] ? first : second)
}

/** The group of each of several boxes: one box in the first group, `many` in the second. */
const membership = ([first, second]: [Group, Group], many: number): Group[] => {
  return [second, first, ...Array(many - 1).fill(second)]
}

for (const by of ['id', 'name'] as const) {
  scenario(`field/parent-by-${by}-create`, `puts boxes into groups by the ${by} of the group`, async (context) => {
    context.dependsOn('field/groups-of-a-kind')
    if (by === 'name') context.dependsOn('field/parent-by-id-create')
    const { api, accepts, shows } = context
    const siteOf = await sitesOf(context)
    const kinds = creatableOf(context, KINDS)
    const made = await inTurn(kinds, async (kind) => {
      const { id, documentId } = siteOf(kind)
      context.dependsOn(...created(kind))
      const groups = await groupsOn(context, { id, documentId }, kind)
      return inTurn(membership(groups, by === 'id' && kind === 'checkbox' ? 7 : 2), async (group, i) => {
        const box = await accepts(() => api.addField(id, documentId, boxIn(kind, group[by], i)))
        isIn(context, box, group, `parent of a ${kind}`)
        return { id: box['id'], group }
      })
    })
    const { id } = siteOf('checkbox')
    await shows(id, (read) => made.flat().forEach((one) => isIn(context, fieldIn(read, one.id), one.group)))
  })

  scenario(`field/parent-by-${by}-update`, `moves boxes to other groups by the ${by} of the group`, async (context) => {
    context.dependsOn('field/groups-of-a-kind', `field/parent-by-${by}-create`)
    if (by === 'name') context.dependsOn('field/parent-by-id-update')
    const { api, accepts, shows } = context
    const siteOf = await sitesOf(context)
    const made = await inTurn(creatableOf(context, KINDS), async (kind) => {
      const site = siteOf(kind)
      const [first, second] = await groupsOn(context, site, kind)
      const { id } = await added(context, site, boxIn(kind, first.id))
      const stays = await added(context, site, boxIn(kind, first.id, 1))
      const box = await accepts(() => api.updateField(site.id, site.documentId, id, boxIn(kind, second[by])))
      isIn(context, box, second, `parent of a ${kind}`)
      const inFirst = { id: stays.id, group: first }
      return [{ id, group: second }, inFirst]
    })
    const { id } = siteOf('checkbox')
    await shows(id, (read) => made.flat().forEach((one) => isIn(context, fieldIn(read, one.id), one.group)))
  })
}

for (const { word, name } of ONCE_RUNNING)
  for (const by of ['id', 'name'] as const)
    scenario(`field/parent-by-${by}-${word}`, `puts boxes of ${name} into groups by ${by}`, async (context) => {
      context.dependsOn('field/groups-of-a-kind', `field/parent-by-${by}-create`)
      const { api, given, shows } = context
      const site = await onceStarted(context, word)
      const made = await inTurn(creatableOf(context, KINDS), async (kind) => {
        const [, group] = await addedLate(context, () => groupsOn(context, site, kind))
        const add = () => api.addField(site.id, site.documentId, boxIn(kind, group[by]))
        const box = await given.madeIfAllowed(add, 'no such box can be added after the start')
        isIn(context, box, group, `parent of a ${kind}`)
        return { id: box.id, group }
      })
      await shows(site.id, (read) => made.forEach(({ id, group }) => isIn(context, fieldIn(read, id), group)))
    })

for (const what of ['nothing', 'a field'] as const)
  refusedOnceStarted(
    'field/parent-no-group-*',
    `refuses a box whose parent is ${what} in *`,
    ['field/parent-no-group-create'],
    async (context, site) => {
      creatableOf(context, ['checkbox'])
      const [group] = await addedLate(context, () => groupsOn(context, site, 'checkbox'))
      const add = (parent: string) => () => context.api.addField(site.id, site.documentId, boxIn('checkbox', parent))
      return { bad: add(what === 'nothing' ? 'unknown-0000' : site.fieldId), twin: add(group.id), notFound: true }
    },
  )

/** A group of a kind that was renamed, with its new and its former name. */
async function renamedGroup(context: Context, site: Site, kind: Kind): Promise<Group & { readonly before: string }> {
  const { api, given, check } = context
  const [{ id, name: before }] = await groupsOn(context, site, kind)
  const name = `Renamed group of ${kind}`
  const args = { ...plainField(GROUP_OF[kind]), name }
  await given.success(() => api.updateField(site.id, site.documentId, id, args))
  const isRenamed = (read: JsonObject) => check.equal('documents[].fields[].name', fieldIn(read, id)?.['name'], name)
  await onceShown(context, site.id, isRenamed, 'field-arguments/name-kept-update')
  return { id, name, before }
}

scenario('field/parent-by-name-create', 'puts boxes into renamed groups by their new names', async (context) => {
  context.dependsOn('field/groups-of-a-kind', 'field-arguments/name-kept-update')
  const { api, given, accepts, shows } = context
  const site = await given.documented()
  const made = await inTurn(creatableOf(context, KINDS), async (kind, i) => {
    context.dependsOn(...created(kind))
    const group = await renamedGroup(context, site, kind)
    const { id } = await accepts(() => api.addField(site.id, site.documentId, boxIn(kind, group.name, i)))
    return { id, group }
  })
  await shows(site.id, (read) => made.forEach(({ id, group }) => isIn(context, fieldIn(read, id), group)))
})

scenario('field/parent-no-group-create', 'refuses the name that a group had before it was renamed', async (context) => {
  context.dependsOn('field/groups-of-a-kind', 'field/parent-by-name-create', 'field-arguments/name-kept-update')
  const { api, given } = context
  const [site, elsewhere] = await Promise.all([given.documented(), given.documented()])
  const pairs = await inTurn(creatableOf(context, KINDS), async (kind, i) => {
    const { before } = await renamedGroup(context, site, kind)
    const { name } = await renamedGroup(context, elsewhere, kind)
    const add = ({ id, documentId }: Site, parent: string) => api.addField(id, documentId, boxIn(kind, parent, i))
    return { bad: () => add(site, before), twin: () => add(elsewhere, name) }
  })
  await refusesEach(context, site.id, pairs, { notFound: true })
})

/** A field that is not a group, and a group of each kind, with or without a box. */
async function groupsAndOther(context: Context, isBoxed = false) {
  const site = await context.given.documented()
  const other = await added(context, site, { ...plainField('signature'), name: 'No group' })
  const kinds = await inTurn(creatableOf(context, KINDS), async (kind) => {
    const group = await added(context, site, { ...plainField(GROUP_OF[kind]), name: `Group of ${kind}` })
    const box = isBoxed ? (await added(context, site, boxIn(kind, group.id))).id : ''
    return { kind, group, box }
  })
  return { site, kinds, bad: ['unknown-0000', other.id, 'No group'] }
}

scenario('field/parent-no-group-create', 'refuses boxes whose parent is not a group', async (context) => {
  const { site, kinds, bad } = await groupsAndOther(context, true)
  const elsewhere = await context.given.documented()
  const groups = await inTurn(kinds, async ({ kind }) => (await groupsOn(context, elsewhere, kind))[0].id)
  const add = ({ id, documentId }: Site, box: Args) => context.api.addField(id, documentId, box)
  const pairs = kinds.flatMap(({ kind, box }, i) =>
    [...bad, box].map((parent, j) => ({
      bad: () => add(site, boxIn(kind, parent, j + 2)),
      twin: () => add(elsewhere, boxIn(kind, groups[i] ?? '', j + 2)),
    })),
  )
  await refusesEach(context, site.id, pairs, { notFound: true })
})

scenario('field/parent-no-group-create', 'refuses boxes whose group was deleted', async (context) => {
  context.dependsOn('field/deleted', 'field/parent-by-name-create')
  const { api, given, check } = context
  const [site, elsewhere] = await Promise.all([given.documented(), given.documented()])
  const pairs = await inTurn(creatableOf(context, KINDS), async (kind, i) => {
    const [gone] = await groupsOn(context, site, kind)
    const [group] = await groupsOn(context, elsewhere, kind)
    await given.answer(() => api.deleteField(site.id, site.documentId, gone.id))
    const isGone = (read: JsonObject) => check.absent('documents[].fields[].id', fieldIn(read, gone.id)?.['id'])
    await onceShown(context, site.id, isGone, 'field/deleted')
    const add = ({ id, documentId }: Site, parent: string, at: number) =>
      api.addField(id, documentId, boxIn(kind, parent, at))
    return (['id', 'name'] as const).map((by, j) => ({
      bad: () => add(site, gone[by], i + 2 * j),
      twin: () => add(elsewhere, group[by], i + 2 * j),
    }))
  })
  await refusesEach(context, site.id, pairs.flat(), { notFound: true })
})

scenario('field/parent-no-group-update', 'refuses to move boxes to a parent that is not a group', async (context) => {
  const scene = () => groupsAndOther(context, true)
  const [{ site, kinds, bad }, elsewhere] = await Promise.all([scene(), scene()])
  const put = ({ id, documentId }: Site, box = '', args: Args) => context.api.updateField(id, documentId, box, args)
  // A box is not a group either, not even its own.
  const pairs = kinds.flatMap(({ kind, box }, i) =>
    [...bad, box].map((parent) => ({
      bad: () => put(site, box, boxIn(kind, parent)),
      twin: () => put(elsewhere.site, elsewhere.kinds[i]?.box, boxIn(kind, elsewhere.kinds[i]?.group.id ?? '')),
    })),
  )
  await refusesEach(context, site.id, pairs, { notFound: true })
})

scenario('field/parent-elsewhere', 'refuses a parent group of another transaction', async (context) => {
  context.dependsOn('field/parent-no-group-create', 'field/parent-no-group-update')
  const { api, given, refused, notExercised } = context
  creatableOf(context, ['checkbox'])
  const [here, there] = await Promise.all([given.documented(), given.documented()])
  const own = await added(context, here, plainField('checkbox_group'))
  await added(context, there, plainField('signature'))
  const [, foreign] = await groupsOn(context, there, 'checkbox')
  if (own.id === foreign.id) notExercised('fields of two transactions have the same ids')
  const box = await added(context, here, boxIn('checkbox', own.id, 2))
  const add = (parent: string, i: number) => api.addField(here.id, here.documentId, boxIn('checkbox', parent, i))
  const move = (parent: string) => api.updateField(here.id, here.documentId, box.id, boxIn('checkbox', parent, 2))
  for (const [i, parent] of [foreign.id, foreign.name].entries()) {
    await refused(() => add(parent, i), { twin: () => add(own.id, i), leaves: here.id, notFound: true })
    await refused(() => move(parent), { twin: () => move(own.id), leaves: here.id, notFound: true })
  }
})

scenario(
  ['field/parent-other-kind', 'field/parent-other-document', 'field/parent-name-twice', 'field/group-deleted'],
  'records the response to unusual parent groups, and the effect of deleting a group with a box',
  async (context) => {
    const { api, given, witness, observe } = context
    creatableOf(context, ['checkbox'])
    const site = await given.documented()
    const other = await besides(context, site)
    const add = (what: string, args: Args) => witness(what, () => api.addField(site.id, site.documentId, args))
    if (creatableOf(context, ['checkbox', 'radiobutton']).length === 2)
      await add('a checkbox in a radio group', boxIn('checkbox', (await groupsOn(context, site, 'radiobutton'))[0].id))
    // A service may require different names in a transaction.
    const elsewhere = await added(context, other, { ...plainField('checkbox_group'), name: 'Group elsewhere' })
    await add('a checkbox in a group of another document', boxIn('checkbox', elsewhere.id, 1))
    const [group] = await groupsOn(context, site, 'checkbox')
    await add('a second group of the same name', { ...plainField('checkbox_group'), name: group.name })
    await add('a checkbox in a group of that name', boxIn('checkbox', group.name, 2))
    await added(context, site, boxIn('checkbox', group.id, 3))
    await witness('deleting a group with a checkbox', () => api.deleteField(site.id, site.documentId, group.id))
    observe('fields afterwards', fieldsIn(await given.read(site.id)).length)
  },
)
