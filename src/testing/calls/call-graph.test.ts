import { describe, expect, it } from 'vitest'
import { callGraph } from './call-graph.ts'
import { movesMoney } from './moves-money.ts'

const settle = `
  export const settle = (ctx) => ctx.payments.refund({ amountCents: 1 })
  export const settleJob = defineJob({ name: 'settle' })
  export const innocent = (refund) => refund.amountCents`

/** Which of the calls of a small house reach a refund. */
const reaching = (routes: string, more: Readonly<Record<string, string>> = {}) => {
  const graph = callGraph({
    'orders/server/settle.ts': settle,
    'orders/server/orders.routes.ts': routes,
    ...more,
  })
  return graph.calls.filter((key) => graph.reaches(key, movesMoney))
}

describe('what a call can reach', () => {
  it('is found where it is called, and nowhere else in the same file', () => {
    const routes = `
      import { innocent, settle } from './settle.ts'
      export const routes = implement(contract, {
        'POST /refund': (ctx) => settle(ctx),
        'GET /refunds': (ctx, { refund }) => innocent(refund),
        async 'POST /again'(ctx) { await settle(ctx) },
      })`
    expect(reaching(routes)).toEqual(['POST /refund', 'POST /again'])
  })

  it.each([
    ['another name', `import { settle as tidyUp } from './settle.ts'\nconst act = (ctx) => tidyUp(ctx)`],
    [
      'a table',
      `import { settle } from './settle.ts'\nconst deeds = { tidy: settle }\nconst act = (ctx) => deeds[ctx.deed](ctx)`,
    ],
    [
      'a function that is handed on',
      `import { settle } from './settle.ts'\nconst act = (ctx) => ctx.write(settle)`,
    ],
    ['all of a file', `import * as all from './settle.ts'\nconst act = (ctx) => all.settle(ctx)`],
    ['a file that is fetched late', `const act = async (ctx) => (await import('./settle.ts')).settle(ctx)`],
    ['a file that passes it on', `import { tidyUp } from './index.ts'\nconst act = (ctx) => tidyUp(ctx)`],
    [
      'a job',
      `import { settleJob } from './settle.ts'\nconst act = (ctx) => ctx.jobs.enqueue({ kind: settleJob })`,
    ],
    ['the provider itself', `const act = ({ payments: bank }) => bank.refund({})`],
    [
      'a method that is taken from it',
      `const act = (ctx) => { const { refund: send } = ctx.payments; send({}) }`,
    ],
  ])('is found behind %s', (_what, act) => {
    const routes = `${act}\nexport const routes = implement(contract, { 'PUT /quiet': (ctx) => act(ctx) })`
    const more = {
      'orders/server/index.ts': `export { settle as tidyUp } from './settle.ts'`,
      'orders/server/orders.jobs.ts': `import { settle, settleJob } from './settle.ts'\nexport const settling = implementJob(settleJob, settle)`,
    }
    expect(reaching(routes, more)).toEqual(['PUT /quiet'])
  })
})
