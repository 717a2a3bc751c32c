import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files whose tests take more than a minute in every turn, the longest first. */
const LONG = ['installed', 'pace-and-deadline', 'entry-points'].map((name) => `${name}.test.ts`)

/**
 * Starts the longest files of each project first. A fresh clone knows no durations, so vitest would start the largest files first,
 * and a long one at the end would keep one core busy while the others wait.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort.call(this, files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const projectOf = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return sorted.toSorted((a, b) => projectOf(a) - projectOf(b) || rankOf(a) - rankOf(b))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG.indexOf(path.basename(moduleId))
  return rank < 0 ? LONG.length : rank
}
