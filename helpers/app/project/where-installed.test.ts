import { expect, test } from 'vitest'
import { UsageError } from '../usage/usage-error.ts'
import { whereInstalled } from './where-installed.ts'

const NAME: string = 'no-such-package'

test('what is installed is loaded', async () => {
  const { version } = await whereInstalled(['zod'], 'This', () => import('./version.ts'))
  expect(version).toMatch(/^\d/)
})

test('what is not is told with what to install', async () => {
  const loading = whereInstalled([NAME, '@allurereport/core'], 'This', () => Promise.reject(absent(NAME)))
  await expect(loading).rejects.toThrow(UsageError)
  await expect(loading).rejects.toThrow(
    'This needs what does not come with countersign: npm install --save-dev --save-exact no-such-package@latest @allurereport/core@3.18.0',
  )
})

test('a file of ours that is missing is no package to install', async () => {
  const loading = whereInstalled([NAME], 'This', () => Promise.reject(absent('./else.ts')))
  await expect(loading).rejects.not.toThrow(UsageError)
})

/** What Node says where nothing is found. */
const absent = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /here`), { code: 'ERR_MODULE_NOT_FOUND' })
