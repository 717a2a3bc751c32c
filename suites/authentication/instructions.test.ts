import { casesOf } from '../interface/per-call.ts'
import { denials } from './denials.ts'
import { CALLS_ON_INSTRUCTIONS, sceneOfInstructions } from './scene-of-instructions.ts'
import { deniedTogether, withoutKey } from './together.ts'

denials(withoutKey, [401], casesOf('authentication/missing-key-*', CALLS_ON_INSTRUCTIONS))
deniedTogether('instructions', 'signers, reviewers and seals', sceneOfInstructions)
