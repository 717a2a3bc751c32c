import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { staysIn } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'

const AFTER_START = ['started', 'paused'] as const

scenarioIn(AFTER_START, 'lifecycle/*-document-keeps-state', 'keeps the state of *', async (context, { id }, state) => {
  if (state === 'paused') context.dependsOn('document/added-in-pause')
  await context.given.calls.addDocument(id, { document: await context.given.file() })
  await staysIn(context, id, state)
})

for (const state of AFTER_START)
  scenario(`lifecycle/${state}-field-keeps-state`, `adds a field and keeps the state ${state}`, async (context) => {
    const { id, documentId } = await context.given.startable()
    await context.given.calls.start(id)
    if (state === 'paused') await context.given.calls.pause(id)
    await context.given.reached(id, state)
    await context.given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
    await staysIn(context, id, state)
  })
