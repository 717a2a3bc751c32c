import { ENDPOINTS, sendTo } from '../interface/scenes/endpoints.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { scenario } from '../scenario.ts'
import { denials } from './denied-callers.ts'
import { CALLS_INSIDE, sceneInside } from './scene-inside.ts'
import { withoutKey, withUnknownKey } from './callers.ts'
import { deniedTogether } from './denied-together.ts'

denials(withoutKey, [401], casesOf('authentication/missing-key-*', ['upload', ...CALLS_INSIDE]))
denials(withUnknownKey, [401], casesOf('authentication/invalid-key-upload', ['upload']))
deniedTogether('inside', 'documents and fields', sceneInside)

scenario('authentication/no-access-upload', 'records the response to a file', async ({ apiWithoutAccess, witness }) => {
  const sendable = await ENDPOINTS.upload.prepare()
  await witness('an upload', () => sendTo(apiWithoutAccess(), 'upload', sendable))
})
