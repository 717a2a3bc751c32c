import type { Context, Write } from '../../../helpers/engine/index.ts'
import { fieldOf } from '../reads/field-of.ts'
import { givenField, madeReady, type FieldType, type Site } from '../reads/fields.ts'

/** The document on which a field is written: a new one unless one is given. */
const siteOf = (context: Context, site: Site | undefined): Promise<Site> | Site => site ?? context.given.documented()

/** Creation of a field of a type (document: Fields). Its arguments are added to those of a plain field. */
export const fieldCreation = (type: FieldType, where?: Site): Write<'create'> => ({
  on: 'create',
  when: 'on creation',
  prepare: async (context) => {
    const site = await siteOf(context, where)
    const plain = await madeReady(context, site, type)
    return {
      send: (args) => context.api.addField(site.id, site.documentId, { ...plain, ...args }),
      leaves: site.id,
      read: ({ id }) => fieldOf(context, site.id, id),
    }
  },
})

/**
 * Update of a field of a type (document: Fields). It resends the arguments of the creation, as the effect of omitting them is
 * open.
 */
export const fieldUpdate = (type: FieldType, where?: Site): Write<'update'> => ({
  on: 'update',
  when: 'on update',
  prepare: async (context, before = {}) => {
    const site = await siteOf(context, where)
    const { args: present, ...field } = await givenField(context, site, type, before)
    return {
      send: (args) => context.api.updateField(site.id, site.documentId, field.id, { ...present, ...args }),
      leaves: site.id,
      before: field,
      read: () => fieldOf(context, site.id, field.id),
    }
  },
})

/** The rules that each argument of a field is stored if it is passed by itself. */
export const fieldHeldBy = <On extends string>(on: On) =>
  [
    `field-arguments/name-kept-${on}`,
    `field-arguments/tooltip-kept-${on}`,
    `field-arguments/text-value-kept-${on}`,
    `field-arguments/dropdown-value-kept-${on}`,
    `field-arguments/label-value-kept-${on}`,
    `field-arguments/required-false-${on}`,
    `field-arguments/height-kept-${on}`,
    `field-arguments/width-kept-${on}`,
    `field-arguments/options-kept-${on}`,
    `field-arguments/font-size-kept-${on}`,
    `field-arguments/consents-kept-${on}`,
    `field-arguments/checked-true-${on}`,
    `field-arguments/format-kept-${on}`,
    `field-arguments/format-time-kept-${on}`,
  ] as const
