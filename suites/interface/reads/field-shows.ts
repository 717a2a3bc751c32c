import { check, type Args, type JsonObject } from '../../../helpers/engine/index.ts'
import { positionOf, type FieldType } from './fields.ts'

/** An assertion about a field. */
export type Look = (field: JsonObject) => void

/** The arguments that a field shows within its position (document: Field). */
const PLACED = ['page', 'x', 'y', 'height', 'width']

/** The path of an argument in a transaction, for messages. */
export const pathOf = (name: string, type: FieldType): string =>
  `documents[].fields[].${PLACED.includes(name) ? 'position.' : ''}${name} (type ${type})`

/** The value that a field shows for an argument. */
export const shownOf = (field: JsonObject, name: string): unknown =>
  PLACED.includes(name) ? positionOf(field)[name] : field[name]

/** Asserts that a field shows arguments as sent: arrays in any order, objects with exactly their entries. */
export const showsArguments =
  (type: FieldType, args: Args): Look =>
  (field) => {
    for (const [name, value] of Object.entries(args)) {
      const [path, actual] = [pathOf(name, type), shownOf(field, name)]
      if (Array.isArray(value)) check.sameSet(path, actual ?? [], value.map(String))
      else check.equal(path, actual, value)
    }
  }
