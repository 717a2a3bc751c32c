import { expect, test } from 'vitest'
import { byHand } from '../target/image-by-hand.ts'
import { imageOf, type ImageFlags } from './image.ts'

const NAME = 'vendor/signatures:2.1'
const of = (flags: ImageFlags, variables = {}) => imageOf({ image: NAME, ...flags }, variables)?.image

test('without the name of an image there is none', () => {
  expect(imageOf({}, {})).toBeUndefined()
})

test('a variable is given with its value, or is one of ours', () => {
  const image = of({ imageEnv: ['MODE=a=b', 'TOKEN', 'EMPTY='] }, { TOKEN: 'secret' })
  expect(image?.env).toEqual({ MODE: 'a=b', TOKEN: 'secret', EMPTY: '' })
  expect(image?.secrets).toEqual([['secret', '$TOKEN']])
})

test('what starts it by hand names variables as they were given: no value of ours', () => {
  const image = of(
    { imageEnv: ['MODE=a b', 'TOKEN'] },
    { TOKEN: 'secret', ESIGN_BASE_URL: '/api/', ESIGN_CONTROL_URL: '/c' },
  )
  expect(image && byHand(image, 80)).toEqual([
    `docker run --rm -d -p 80:80 -e 'MODE=a b' -e TOKEN ${NAME}`,
    'export ESIGN_BASE_URL=http://localhost:80/api',
    'export ESIGN_CONTROL_URL=http://localhost:80/c',
  ])
})

test('a control interface may be elsewhere: its address is read as any other', () => {
  const found = imageOf({ image: NAME }, { ESIGN_CONTROL_URL: 'http://localhost:9', ESIGN_API_KEY: 'sk' })
  expect(found?.left).toEqual({ ESIGN_CONTROL_URL: 'http://localhost:9', ESIGN_API_KEY: 'sk' })
  expect(found?.image.controlPath).toBeUndefined()
})

test.each<[string, ImageFlags, Record<string, string>, string]>([
  ['flags of no image', { image: undefined as never, imagePort: 80 }, {}, 'go with --image: name the image'],
  ['no name', { image: ' ' }, {}, '--image: give the name of an image'],
  ['a server as well', {}, { ESIGN_BASE_URL: 'https://host' }, 'names a server, whose key is not for the image'],
  [
    'a path without a slash',
    { imageReady: 'health' },
    {},
    '--image-ready health: a path begins with a slash, as in /health',
  ],
  [
    'no variable of ours',
    { imageEnv: ['TOKEN'] },
    {},
    '--image-env TOKEN: there is no such variable; set it, or write TOKEN=',
  ],
  ['a value without a name', { imageEnv: ['=1'] }, {}, '--image-env =1: write NAME=value'],
])('is refused: %s', (_, flags, variables, message) => {
  expect(() => of(flags, variables)).toThrow(message)
})
