import type { ResponseShape } from '../helpers/judge/members.ts'
import type { RuleId } from './catalogue.ts'
import { errorShape } from './errors/shape.ts'
import { transactionShape } from './transaction/shape.ts'

/** The documented shapes, checked on every answer of every scenario. */
export const shapes: readonly ResponseShape<RuleId>[] = [transactionShape, errorShape]
