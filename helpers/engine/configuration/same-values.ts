import { SECRET_VARIABLES } from './variables.ts'

/** Variables that tell of one thing and of another: with one value, rules would be judged that cannot be told apart. */
const DIFFERENT: readonly { readonly names: readonly string[]; readonly remedy: string }[] = [
  { names: SECRET_VARIABLES, remedy: 'give each a key or token of its own, or remove one' },
  ...['FOLDER_ID', 'FOLDER_NAME', 'ISSUING_ENTITY_ID'].map((name) => ({
    names: [`ESIGN_${name}`, `ESIGN_DEFAULT_${name}`],
    remedy: 'the one must not be the default one; give another, or remove it',
  })),
  {
    names: ['ESIGN_SEAL_ID', 'ESIGN_OTHER_SEAL_ID'],
    remedy: 'the one must not be the other; give another, or remove it',
  },
]

/**
 * What is wrong with values that must differ and do not. No value is told: some are secrets.
 * @param values the values of variables by their names, as they were read
 */
export function sameValues(values: Readonly<Record<string, unknown>>): string[] {
  return DIFFERENT.flatMap(({ names, remedy }) => {
    const told = names.filter((name) => values[name] !== undefined)
    const first = (name: string) => told.find((other) => values[other] === values[name]) ?? name
    return told
      .filter((name) => first(name) !== name)
      .map((name) => `${first(name)} and ${name} have the same value; ${remedy}`)
  })
}
