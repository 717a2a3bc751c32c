import { withVersion } from '../project/where-installed.ts'
import { version } from '../project/version.ts'
import { PAGE_PACKAGES } from './report.ts'

/**
 * The package that npm installs: the tarball of `npm pack`, because no registry has it yet. Once one has it, this
 * becomes `countersign@${version}`; the README, the workflow and the pipeline are made from it.
 */
export const SUITE_PACKAGE = `./countersign-${version}.tgz`

/** Where the package comes from, for readers of a workflow. */
export const INSTALLED_FROM = `The suite is installed from ${SUITE_PACKAGE}: commit that file, which npm pack makes.`

/** How machines of CI, on which nothing is installed, call the suite. */
export const COUNTERSIGN = `npx --yes -p ${SUITE_PACKAGE} countersign`

/** Makes the Allure page with the packages that only the page needs. */
export const MAKE_PAGE = [
  'npx --yes',
  ...[SUITE_PACKAGE, ...PAGE_PACKAGES.map(withVersion)].map((name) => `-p ${name}`),
  'countersign report --out reports/out',
].join(' ')
