import type { RecordedOwn, RunPart } from '../../../reports/files/run-record.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import { compact } from '../../engine/values/compact.ts'
import { ownSuite, useOwnSuite } from './suite.ts'

/** The own rules of this process, as a record keeps them. */
export function recordedOwn(): Pick<RunPart, 'own'> {
  const { rules, scenarios } = ownSuite()
  if (rules.size === 0) return {}
  return {
    own: {
      rules: [...rules.values()].map(recordedRule),
      scenarios: scenarios.map(({ rules: judged, title, file }) => ({ rules: [...judged], title, file })),
    },
  }
}

function recordedRule({ id, area, topic, section, statement, source, needs }: Rule): RecordedOwn['rules'][number] {
  return compact({
    id,
    area,
    topic,
    section: section as RecordedOwn['rules'][number]['section'],
    statement,
    level: 'own' as const,
    source,
    needs: [...needs],
  })
}

/** Adds the own rules that a record has, for a command that runs no scenario. */
export function useRecordedOwn({ own }: Pick<RunPart, 'own'>): void {
  useOwnSuite({
    rules: new Map(own?.rules.map((rule) => [rule.id, rule])),
    scenarios: (own?.scenarios ?? []).map((one) => ({ ...one, body: notLoaded })),
  })
}

const notLoaded = () => Promise.reject(new Error('this scenario is known only from a record'))
