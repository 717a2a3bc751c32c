import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const schema = readFileSync(new URL('junit.xsd', import.meta.url), 'utf8')

/** Says where a JUnit file breaks the schema that servers read it by; empty if it is valid. */
export async function problemsInJunit(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'junit.xml', contents: xml }, schema })
  return errors.map(({ message }) => message)
}
