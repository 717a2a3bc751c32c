import { expect, test } from 'vitest'
import { repeatLine, type Again } from './repeat-line.ts'

const line = (again: Again = {}) => repeatLine({ again, seed: 42 }, 'metadata/key-length')

test('a rule is repeated on the target of the run, with its seed', () => {
  expect(line()).toBe('npx countersign run --rule metadata/key-length --seed 42')
  expect(line({ fault: 'a,b' })).toMatch(/ --seed 42 --fault a,b$/)
  expect(line({ baseUrl: "https://h.test/it's" })).toMatch(/ --base-url 'https:\/\/h\.test\/it'\\''s'$/)
  expect(line({ baseUrl: 'https://h', controlUrl: 'https://c', gate: 'stated', out: 'my reports/again' })).toMatch(
    / --base-url https:\/\/h --control-url https:\/\/c --gate stated --out 'my reports\/again'$/,
  )
})

test('an image is started as it was for the run', () => {
  const again = { image: 'esign:1', imagePort: 8080, imageEnv: ['TOKEN', 'MODE=a b'], imageReady: '/health' }
  expect(line(again)).toMatch(
    / --image esign:1 --image-port 8080 --image-env TOKEN --image-env 'MODE=a b' --image-ready \/health$/,
  )
})
