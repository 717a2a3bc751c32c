import { HOUR, MINUTE, SECOND, type Look } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { bothAct, INDEPENDENT, unlessSpared } from '../interface/scenes/pairs.ts'
import { oncePerformed } from '../interface/scenes/performing.ts'
import { completedLater } from '../interface/scenes/late-completion.ts'
import { stalled } from '../interface/scenes/stalled.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { valueAt } from './value-at.ts'

scenario('transaction/creator-stays-start', 'keeps the creator if another key starts it', async (context) => {
  const { apiWithSecondKey, given, check, notExercised } = context
  const { id } = await given.startable({ private: false })
  const path = 'creator.api_key_name'
  const name = valueAt(await given.read(id), path) ?? notExercised('the name of the creating key is not shown')
  await given.success(() => apiWithSecondKey().start(id))
  await staysTrue(context, id, (read) => check.equal(path, valueAt(read, path), name))
})

scenario('transaction/stalled-at-stays', 'keeps stalled_at while an hour passes', async (context) => {
  const { id } = await stalled(context)
  const isShown = ({ stalled_at: at }: { readonly stalled_at?: unknown }) => context.check.present('stalled_at', at)
  const { stalled_at: before } = await onceShown(context, id, isShown, 'transaction/stalled-at-shown')
  await context.control.advance(HOUR / SECOND)
  await context.shows(id, ({ stalled_at: at }) => context.check.kept('stalled_at', at, before))
})

scenario('transaction/stalled-at-stays', 'keeps stalled_at when another participant acts', async (context) => {
  context.dependsOn('action/stalled-stays')
  const { check, control } = context
  const isShown: Look = (read) => check.present('stalled_at', read['stalled_at'])
  const onceActed = async (id: string) => {
    await onceShown(context, id, isShown, 'transaction/stalled-at-shown')
    // Less than an hour, the least time after which another action may stall.
    await control.advance((HOUR - 10 * MINUTE) / SECOND)
  }
  const scene = await bothAct(context, { first: 'refused', second: 'done', among: INDEPENDENT, onceActed })
  await oncePerformed(context, scene.id, scene.second)
  await staysTrue(context, scene.id, (read) => {
    unlessSpared(context, read, scene, scene.acted)
    check.kept('stalled_at', read['stalled_at'], scene.read['stalled_at'])
  })
})

scenario('transaction/closed-at-stays-at-completion', 'keeps closed_at at a late completion', async (context) => {
  const { check, shows } = context
  const isShown: Look = ({ closed_at: at }) => check.present('closed_at', at)
  const { id, before } = await completedLater(context, isShown, 'lifecycle/closing-closed-at-now')
  await shows(id, ({ closed_at: at }) => check.kept('closed_at', at, before['closed_at']))
})

for (const state of ['completed', 'cancelled', 'expired'] as const)
  scenario(`transaction/closed-at-stays-${state}`, `keeps closed_at for an hour once ${state}`, async (context) => {
    context.dependsOn(
      state === 'cancelled' ? 'lifecycle/started-cancel-closed-at' : `transaction/closed-at-shown-${state}`,
    )
    const { check, control, given, shows } = context
    const { id } = await given[state]()
    const isShown = ({ closed_at: at }: { readonly closed_at?: unknown }) => check.present('closed_at', at)
    const { closed_at: before } = await onceShown(context, id, isShown)
    await control.advance(HOUR / SECOND)
    await shows(id, ({ closed_at: at }) => check.kept('closed_at', at, before))
  })

// An update soon after the refusal might set the same time again.
scenario('transaction/stalled-at-stays', 'keeps stalled_at when it is updated an hour later', async (context) => {
  context.dependsOn('transaction/content-stays-update-stalled')
  const { check, control, given } = context
  const { id } = await stalled(context)
  const isShown: Look = ({ stalled_at: at }) => check.present('stalled_at', at)
  const { stalled_at: before } = await onceShown(context, id, isShown, 'transaction/stalled-at-shown')
  await control.advance(HOUR / SECOND)
  await given.calls.update(id, { metadata: { purpose: 'sale' } })
  await staysTrue(context, id, ({ stalled_at: at }) => check.kept('stalled_at', at, before))
})
