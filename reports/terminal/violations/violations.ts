import { violatedOf } from '../../causes.ts'
import { findingsOf } from '../../findings/group.ts'
import { CURL_LINES, CURL_LINES_FROM } from '../../folder.ts'
import type { RunOutcome } from '../../summary.ts'
import { countOf } from '../../text.ts'
import { colors as colorsFor, wrap, type Colors } from '../layout.ts'
import { findingBlock, type ViolationsOptions } from './finding-block.ts'

export type { ViolationsOptions }

/** The details of each finding, with everything that a person needs to reproduce it. */
export function violationLines(outcome: RunOutcome, options: ViolationsOptions): string[] {
  const violated = violatedOf(outcome.results)
  if (violated.length === 0) return []
  const { width, outDir } = options
  const colors = colorsFor(options.color)
  const groups = findingsOf(outcome.results)
  const isBrief = violated.length >= CURL_LINES_FROM
  const intro = isBrief
    ? [...wrap(`A curl line for each rule is in ${outDir}/${CURL_LINES}.`, width), '']
    : startTargetIntro(outcome, width, colors)
  return [
    colors.bold(colors.red(`Violated: ${countOf(violated.length, 'rule')}`)),
    '',
    ...intro,
    ...groups.flatMap((group, i) => [
      ...(i === 0 ? [] : ['']),
      ...findingBlock(
        group,
        { number: i + 1, isAlone: groups.length === 1, isBrief },
        outcome.records,
        options,
        colors,
      ),
    ]),
  ]
}

/** If the target no longer exists, its curl lines need variables that a newly started target prints. */
function startTargetIntro(outcome: RunOutcome, width: number, colors: Colors): string[] {
  const { target, fault, results } = outcome
  const curls = violatedOf(results).some(({ result: { findings } }) =>
    findings.some(({ replay }) => replay !== undefined),
  )
  if (target.kind === 'address' || !curls) return []
  const lines = 'The curl lines below use $ESIGN_BASE_URL. To start a target for them,'
  const commands = (texts: readonly string[]) => texts.map((text) => `  ${colors.cyan(text)}`)
  if (target.image) return [...wrap(`${lines} paste`, width), ...commands(target.image.byHand), '']
  return [
    ...wrap(`${lines} run in another terminal`, width),
    ...commands([`npx countersign serve --port 4010${fault === undefined ? '' : ` --fault ${fault}`}`]),
    ...wrap('and paste the export lines that it prints into this one.', width),
    '',
  ]
}
