import { DAY, HOUR, SECOND } from '../../helpers/values/time.ts'
import { isObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** Seconds after which a draft must have lapsed: half a day of slack. */
const sevenDays = (7 * DAY + 12 * HOUR) / SECOND

scenario(
  'lifecycle/draft-seven-days',
  'does not start a draft that is older than seven days',
  async ({ api, given, control, witness, check }) => {
    const { id } = await given.startable()
    await control.advance(sevenDays)
    const { body } = await api.get(id)
    const started = await witness('start of an old draft', () => api.start(id))
    const isDraft = isObject(body) && body['state'] === 'draft'
    const isStarted = started !== undefined && started.status < 400
    check.that('start of an old draft', !(isDraft && isStarted), 'a refusal, or no draft', started?.status)
  },
)

scenario(
  'lifecycle/draft-within-seven-days',
  'starts a draft of six days',
  async ({ api, given, control, accepts, shows, check }) => {
    const { id } = await given.startable()
    await control.advance((6 * DAY) / SECOND)
    await accepts(() => api.start(id))
    await shows(id, ({ state }) => check.equal('state', state, 'started'))
  },
)

scenario(
  'lifecycle/draft-seven-days-state',
  'records what becomes of a draft after seven days',
  async ({ api, given, control, witness }) => {
    const { id } = await given.startable()
    await control.advance(sevenDays)
    await witness('a draft after seven and a half days', () => api.get(id))
  },
)

scenario(
  'lifecycle/retention-within-sixty-days',
  'shows a transaction 59 days after its cancellation',
  async ({ api, given, control, accepts }) => {
    const { id } = await given.started()
    await given.calls.cancel(id)
    await control.advance((59 * DAY) / SECOND)
    await accepts(() => api.get(id))
  },
)

scenario(
  'lifecycle/retention-sixty-days',
  'answers 404 to reading a transaction 61 days after its cancellation',
  async ({ api, given, control, answers }) => {
    const { id } = await given.started()
    await given.calls.cancel(id)
    await control.advance((61 * DAY) / SECOND)
    await answers(404, () => api.get(id))
  },
)

scenario(
  'lifecycle/retention-cancelled-draft',
  'records how long a cancelled draft is kept',
  async ({ api, given, control, witness }) => {
    const { id } = await given.cancelled()
    await control.advance((59 * DAY) / SECOND)
    await witness('a cancelled draft after 59 days', () => api.get(id))
    await control.advance((2 * DAY) / SECOND)
    await witness('a cancelled draft after 61 days', () => api.get(id))
  },
)
