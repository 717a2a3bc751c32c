import { SECRET_VARIABLES } from './variables.ts'

/** Variables that must differ: with equal values, rules about their difference could not be judged. */
const DIFFERENT: readonly { readonly names: readonly string[]; readonly remedy: string }[] = [
  { names: SECRET_VARIABLES, remedy: 'give each a different key or token, or remove one' },
  ...['FOLDER_ID', 'FOLDER_NAME', 'ISSUING_ENTITY_ID'].map((name) => ({
    names: [`ESIGN_${name}`, `ESIGN_DEFAULT_${name}`],
    remedy: 'give one that is not the default, or remove the first',
  })),
  {
    names: ['ESIGN_SEAL_ID', 'ESIGN_OTHER_SEAL_ID', 'ESIGN_SECOND_SEAL_ID'],
    remedy: 'give each a different seal, or remove one',
  },
]

/**
 * Reports variables that must differ but have the same value. No value is shown, because some are secrets.
 * @param values the parsed values by variable name
 */
export function sameValues(values: Readonly<Record<string, unknown>>): string[] {
  return DIFFERENT.flatMap(({ names, remedy }) => {
    const set = names.filter((name) => values[name] !== undefined)
    const first = (name: string) => set.find((other) => values[other] === values[name]) ?? name
    return set
      .filter((name) => first(name) !== name)
      .map((name) => `${first(name)} and ${name} have the same value; ${remedy}`)
  })
}
