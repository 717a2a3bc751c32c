import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** What becomes of creations without a key, or with one that does not exist. */
export const creationsRules = inferred(
  '"Every endpoint requires authentication", and a draft comes of a "valid request" (States and transitions): a request whose key is missing or ' +
    'invalid is answered 401 and is none, so there is no draft of it.',
)('Authentication', {
  'authentication/missing-key-create-leaves-nothing': 'A creation without a key leaves no transaction behind.',
  'authentication/invalid-key-create-leaves-nothing':
    'A creation with a key that does not exist leaves no transaction behind.',
})
