import { withVersion } from '../project/where-installed.ts'
import { version } from '../project/version.ts'
import { PAGE_PACKAGES } from './report.ts'

/*
 * How machines of CI, on which nothing is installed, call this version of the suite.
 */
export const COUNTERSIGN = `npx --yes countersign@${version}`

/** Makes the Allure page, by packages that only it needs. */
export const MAKE_PAGE = [
  'npx --yes',
  ...[`countersign@${version}`, ...PAGE_PACKAGES.map(withVersion)].map((name) => `-p ${name}`),
  'countersign report --out reports/out',
].join(' ')
