import { expect, test } from 'vitest'
import { UsageError } from '../usage/usage-error.ts'
import { whereInstalled } from './where-installed.ts'

const NAME: string = 'no-such-package'

test('Loads a module whose packages are installed', async () => {
  const { version } = await whereInstalled(['zod'], 'This', () => import('./version.ts'))
  expect(version).toMatch(/^\d/)
})

test('Names all packages to install if one is missing', async () => {
  const loading = whereInstalled([NAME, '@allurereport/core'], 'This', () => Promise.reject(absent(NAME)))
  await expect(loading).rejects.toThrow(UsageError)
  await expect(loading).rejects.toThrow(
    'This needs packages that are not installed. Install them: npm install --save-dev --save-exact no-such-package@latest @allurereport/core@3.18.0',
  )
})

test('Does not take a missing file of the suite for a package', async () => {
  const loading = whereInstalled([NAME], 'This', () => Promise.reject(absent('./else.ts')))
  await expect(loading).rejects.not.toThrow(UsageError)
})

/** The error of Node for a missing package. */
const absent = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /here`), { code: 'ERR_MODULE_NOT_FOUND' })
