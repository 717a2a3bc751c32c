import type { Shape } from '../helpers/engine/judge/shapes.ts'
import type { RuleId } from './catalogue.ts'
import { actionShape } from './action/shape.ts'
import { reportShape } from './consumption/shape.ts'
import { documentShape } from './document/shape.ts'
import { errorShape } from './errors/shape.ts'
import { fieldShape } from './interface/reads/field-members.ts'
import { fileShape } from './file/shape.ts'
import { instructionsShape } from './instruction/shape.ts'
import { participantsShape } from './participant/shape.ts'
import { sealersShape, sealShape } from './seal/shape.ts'
import { transactionShape } from './transaction/shape.ts'

/** The documented shapes, checked on every response of every scenario. */
export const shapes: readonly Shape<RuleId>[] = [
  transactionShape,
  actionShape,
  documentShape,
  fieldShape,
  fileShape,
  instructionsShape,
  participantsShape,
  sealersShape,
  sealShape,
  reportShape,
  errorShape,
]
