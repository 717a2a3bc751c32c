import { CHROMIUM } from './browser.ts'

/** Says once that the tests of pages are skipped, if there is no browser for them. */
export default function sayWithoutBrowser(): void {
  if (CHROMIUM !== undefined) return
  console.log('No Chromium was found, so pages are not tested. Install it, or set CHROMIUM_PATH to its file.')
}
