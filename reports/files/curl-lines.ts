import { findingsOf } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import { distinctFindings } from '../distinct-findings.ts'
import type { RunOutcome } from '../summary.ts'
import { oneLine, printable } from '../text.ts'

/**
 * The curl lines of all violated rules, each under its finding and its rule, for a person who copies one of them. Comments say
 * how to start a target if the judged one no longer exists.
 */
export function curlLinesText({ results, target, fault }: RunOutcome): string {
  const starts = target.image?.byHand ?? [
    `npx countersign serve --port 4010${fault === undefined ? '' : ` --fault ${fault}`}`,
  ]
  const intro =
    target.kind === 'address'
      ? ['# Each line needs a POSIX shell, curl and node, and the keys in the variables that it names.']
      : [
          '# Each line needs a POSIX shell, curl and node, and the variables that this target prints:',
          ...starts.map((line) => `#   ${oneLine(line)}`),
        ]
  const findings = findingsOf(results).flatMap((group, i) => [
    '',
    `# ${i + 1}) ${printable(titleOf(group))}`,
    ...group.violated.flatMap(({ result: { rule, findings: own } }) => [
      '',
      `# ${rule.id}: ${rule.statement}`,
      ...distinctFindings(own).flatMap(({ finding: { replay } }) => (replay === undefined ? [] : [oneLine(replay)])),
    ]),
  ])
  return `${[...intro, ...findings].join('\n')}\n`
}
