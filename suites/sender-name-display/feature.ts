import { each } from '../../helpers/engine/catalogue/rule.ts'

const on = { word: 'on', name: 'with the issuing entity feature', needs: ['issuing-entities-on'] } as const
const off = { word: 'off', name: 'without the issuing entity feature', needs: ['issuing-entities-off'] } as const

/** What rules need that hold with the issuing entity feature of the workspace, or without it. */
export const [ON, OFF] = [on.needs, off.needs]

/** Rules that hold for either: `*` is `on` or `off` in ids, "with the issuing entity feature" in statements. */
export const eachFeature = each([on, off])
