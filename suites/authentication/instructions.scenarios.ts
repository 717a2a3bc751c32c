import { casesOf } from '../interface/scenes/per-call.ts'
import { denials } from './denied-callers.ts'
import { CALLS_ON_INSTRUCTIONS, sceneOfInstructions } from './scene-of-instructions.ts'
import { withoutKey } from './callers.ts'
import { deniedTogether } from './denied-together.ts'

denials(withoutKey, [401], casesOf('authentication/missing-key-*', CALLS_ON_INSTRUCTIONS))
deniedTogether('instructions', 'signers, reviewers and seals', sceneOfInstructions)
