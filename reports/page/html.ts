import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { RunOutcome } from '../summary.ts'
import { pageContents } from './data.ts'
import type { PageOptions } from './head.ts'
import { pageScript } from './script.ts'
import type { PageContents } from './data.ts'
import { STYLE } from './style.ts'

/** The page of a run: one file that needs no network, and no other file. */
export function runPage(outcome: RunOutcome, options: PageOptions = {}): string {
  return pageHtml(pageContents(outcome, options))
}

/**
 * Puts contents into a page. Texts of a target are only in JSON, from which the script makes text nodes, so that none of them can
 * become markup. The policy forbids every other script, and every request.
 */
function pageHtml({ data, evidence }: PageContents): string {
  const script = pageScript()
  const policy = [
    `default-src 'none'`,
    `script-src '${digestOf(script)}'`,
    `style-src '${digestOf(STYLE)}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ')
  const packed = evidence.findings.length > 0 ? deflateRawSync(JSON.stringify(evidence)).toString('base64') : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${data.head.verdict}: Countersign</title>
<style>${STYLE}</style>
</head>
<body>
<noscript>This page needs JavaScript. conformance.json in the same folder has the same results.</noscript>
<script type="application/json" id="data">${jsonInHtml(data)}</script>
<script type="text/plain" id="evidence">${packed}</script>
<script type="module">${script}</script>
</body>
</html>
`
}

/** JSON that cannot end the element in which it is, or open a comment. */
const jsonInHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
