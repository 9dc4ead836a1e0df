import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { callGraph } from '../../../testing/calls/call-graph.ts'
import { movesMoney } from '../../../testing/calls/moves-money.ts'
import { apiModules } from '../modules/api-modules.ts'
import { paymentPurposes } from '../modules/payment-purposes.ts'

// Read, not imported: a test that imports 2,000 files as texts waits seconds for them.
const files = Object.fromEntries(
  globSync('src/{features,platform,shared}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(path, 'utf8'),
  ]),
)

/** Calls that move money without an admin who has shown a fresh proof, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'POST /orders/{id}/cancel':
    'a customer calls off an own order before the atelier begins, and gets back what was paid for it (§4)',
}

/** What a provider tells moves money without anybody's decision, and why. */
const byItself: Readonly<Record<string, string>> = {
  order: 'money that comes in after its order has ended goes back as it came, whoever tells of it (§4)',
  instalment: 'money that comes in as its commission is cancelled goes back as it came (§11.8)',
}

const graph = callGraph(files)

const endpoints = apiModules.flatMap((module) => module.endpoints)

const purposes = Object.keys(files).filter((file) => file.endsWith('.payment-purpose.ts'))

describe('a call that can reach a refund', () => {
  const reaching = graph.calls.filter((key) => graph.reaches(key, movesMoney))

  it('is looked for among all calls', () => {
    expect(graph.calls.toSorted()).toEqual(endpoints.map(({ key }) => key).toSorted())
    expect(reaching).toEqual(
      expect.arrayContaining([
        'POST /admin/orders/{id}/cancel',
        'POST /admin/orders/{id}/refund',
        'POST /admin/orders/{id}/refunds/{refundId}/retry',
        'POST /orders/{id}/cancel',
      ]),
    )
  })

  it('asks for an admin, and for a fresh proof', () => {
    const open = endpoints
      .filter(
        ({ key, endpoint }) => reaching.includes(key) && !(endpoint.access === 'admin' && endpoint.fresh),
      )
      .map(({ key }) => key)
    expect(open).toEqual(Object.keys(exceptions))
  })

  it('is no call that only hears of money: what a provider tells comes to purposes, which are named here', () => {
    const moving = purposes.filter((file) => graph.reaches(`${file}#*`, movesMoney))
    expect(moving).toHaveLength(Object.keys(byItself).length)
    expect(paymentPurposes.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(byItself).toSorted())
  })
})
