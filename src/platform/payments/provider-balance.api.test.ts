import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProviderUnderTest, providersUnderTest } from '../../testing/payments/providers-under-test.ts'
import { closedProvider } from './closed-provider.ts'
import type { BalanceTransaction } from './provider-balance.ts'

const day = 24 * 3_600_000

let keys = 0

describe.each(providersUnderTest)('the balance at $name', ({ open: openProvider }) => {
  let app: ProviderUnderTest

  beforeAll(async () => {
    app = await openProvider()
  })

  afterAll(() => app.close())

  const pay = async (amountCents: number) => {
    const asked = { amountCents, reference: 'MC-1', description: 'MC-1', metadata: {} }
    const { id } = await app.provider.openIntent({ ...asked, idempotencyKey: `balance-${++keys}` })
    await app.customer.pays(id)
    return id
  }

  const giveBack = (intentId: string, amountCents: number) =>
    app.provider.refund({
      ...{ intentId, amountCents, metadata: {}, reason: 'requested_by_customer' },
      idempotencyKey: `balance-${++keys}`,
    })

  const everything = async () => (await app.provider.readBalance({ sinceMs: app.nowMs - day })).rows

  const about = (rows: readonly BalanceTransaction[], intentId: string) =>
    rows
      .filter((row) => row.intentId === intentId)
      .map(({ kind, grossCents, feeCents, netCents, currency, refundId }) => [
        kind,
        ...[grossCents, feeCents, netCents, currency, refundId],
      ])
      .toSorted()

  it('has a payment with its fee, and a refund without one', async () => {
    const id = await pay(10_000)
    const refund = await giveBack(id, 4_000)
    expect(about(await everything(), id)).toEqual([
      ['charge', 10_000, 175, 9_825, 'eur', null],
      ['refund', -4_000, 0, -4_000, 'eur', refund.id],
    ])
  })

  it('has nothing of a payment that was not made, nor of a refund that was refused', async () => {
    const id = await pay(20_000)
    const before = about(await everything(), id)
    await giveBack(id, 1_013)
    expect(about(await everything(), id)).toEqual(before)
    const asked = { amountCents: 5_000, reference: 'MC-2', description: 'MC-2', metadata: {} }
    const open = await app.provider.openIntent({ ...asked, idempotencyKey: `balance-${++keys}` })
    await app.customer.isDeclined(open.id, 'declined')
    expect(about(await everything(), open.id)).toEqual([])
  })

  it('has a refund that came back twice: as it went, and as it returned', async () => {
    const id = await pay(30_000)
    const { id: refundId } = await giveBack(id, 7_000)
    await app.refundComesBack(refundId)
    await app.told()
    expect(about(await everything(), id).slice(1)).toEqual([
      ['refund', -7_000, 0, -7_000, 'eur', refundId],
      ['refund-failure', 7_000, 0, 7_000, 'eur', refundId],
    ])
  })

  it('is read since a moment, and every page once', async () => {
    expect(await app.provider.readBalance({ sinceMs: app.nowMs + day })).toEqual({ rows: [], next: null })
    const ids = new Set<string>()
    let count = 0
    for (let after: string | undefined; ; ) {
      const page = await app.provider.readBalance({ sinceMs: app.nowMs - day, after })
      for (const row of page.rows) ids.add(row.id)
      count += page.rows.length
      if (page.next === null) break
      after = page.next
    }
    expect(count).toBe(ids.size)
    expect(await app.provider.readPayouts({ sinceMs: app.nowMs + 90 * day })).toEqual({
      rows: [],
      next: null,
    })
  })
})

it('is empty at a house that takes no payments', async () => {
  expect(await closedProvider.readBalance({ sinceMs: 0 })).toEqual({ rows: [], next: null })
  expect(await closedProvider.readPayouts({ sinceMs: 0 })).toEqual({ rows: [], next: null })
})
