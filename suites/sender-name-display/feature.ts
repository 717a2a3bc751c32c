import { each } from '../../helpers/engine/catalogue/rule.ts'

const on = { word: 'on', name: 'with the issuing entity feature', needs: ['issuing-entities-on'] } as const
const off = { word: 'off', name: 'without the issuing entity feature', needs: ['issuing-entities-off'] } as const

/** The needs of rules that apply only with, or only without, the issuing entity feature of the workspace. */
export const [ON, OFF] = [on.needs, off.needs]

/** For each setting: `*` is `on` or `off` in ids, "with the issuing entity feature" or "without" in statements. */
export const eachFeature = each([on, off])
