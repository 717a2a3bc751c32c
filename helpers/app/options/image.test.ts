import { expect, test } from 'vitest'
import { byHand } from '../target/image-by-hand.ts'
import { imageOf, type ImageFlags } from './image.ts'

const NAME = 'vendor/signatures:2.1'
const of = (flags: ImageFlags, variables = {}) => imageOf({ image: NAME, ...flags }, variables)?.image

test('Without --image there is no image', () => {
  expect(imageOf({}, {})).toBeUndefined()
})

test('A variable of the container has the value given, or the value of our variable of that name', () => {
  const image = of({ imageEnv: ['MODE=a=b', 'TOKEN', 'EMPTY='] }, { TOKEN: 'secret' })
  expect(image?.env).toEqual({ MODE: 'a=b', TOKEN: 'secret', EMPTY: '' })
  expect(image?.secrets).toEqual([['secret', '$TOKEN']])
})

test('The commands to start the image by hand name our variables without their values', () => {
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

test('A control interface outside the container has an ordinary address', () => {
  const found = imageOf({ image: NAME }, { ESIGN_CONTROL_URL: 'http://localhost:9', ESIGN_API_KEY: 'sk' })
  expect(found?.left).toEqual({ ESIGN_CONTROL_URL: 'http://localhost:9', ESIGN_API_KEY: 'sk' })
  expect(found?.image.controlPath).toBeUndefined()
})

test.each<[string, ImageFlags, Record<string, string>, string]>([
  ['flags without an image', { image: undefined as never, imagePort: 80 }, {}, '--image-ready need --image'],
  ['an empty name', { image: ' ' }, {}, '--image is empty. Give the name of an image'],
  [
    'a server as well',
    {},
    { ESIGN_BASE_URL: 'https://host' },
    'names a server, whose key must not reach the container',
  ],
  [
    'a path without a slash',
    { imageReady: 'health' },
    {},
    '--image-ready health: a path starts with a slash. Write /health.',
  ],
  [
    'a variable that is not set here',
    { imageEnv: ['TOKEN'] },
    {},
    '--image-env TOKEN: this variable is not set. Set it, or write TOKEN=value.',
  ],
  ['a value without a name', { imageEnv: ['=1'] }, {}, '--image-env =1 has no name. Write NAME=value'],
])('Refuses %s', (_, flags, variables, message) => {
  expect(() => of(flags, variables)).toThrow(message)
})
