import { exploreMet } from './helpers/app/explore/explore-target.ts'
import { meetEmbedded } from './helpers/app/target/meet.ts'
import { sequences } from './fixtures/sequences/index.ts'
const [seeds = '1', runs = '300', ...only] = process.argv.slice(2)
const ids = only.length > 0 ? only : Object.keys(sequences)
for (const id of ids) for (const seed of seeds.split(',').map(Number)) {
  const met = await meetEmbedded(id === 'none' ? undefined : id)
  const begun = Date.now()
  const stop = new AbortController()
  let firstAt = 0
  const r = await exploreMet(met.target, { seed, runs: Number(runs), signal: stop.signal, onPlayed(n, f) { if (f > 0 && !firstAt) { firstAt = n; if (id !== 'none') stop.abort() } } })
  await met.close()
  console.log(id, seed, r.findings.map((f) => `${f.rule}[${f.steps.length}]: ${f.steps.join(' / ')} => ${f.what}: ${f.expected} | ${f.actual}`.slice(0, 400)).join(' ;; ') || 'NOTHING', firstAt, `${r.sequences} seq ${r.steps} steps ${r.requests} req ${(Date.now() - begun) / 1000}s`, [...r.failures].slice(0, 3), r.unconfirmed)
}
