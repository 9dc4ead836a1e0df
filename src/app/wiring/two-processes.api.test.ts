import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogContract } from '../../features/catalog/catalog.contract.ts'
import type { AdminSettingsContract } from '../../features/settings/admin-settings.contract.ts'
import { houseResident } from '../../features/settings/server/house.public.ts'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/config.ts'
import { everyTag } from '../../platform/context/tag-bus.ts'
import { cacheTagsChannel } from '../../platform/db/announce.ts'
import { openServerDatabase } from '../../platform/db/server/server-database.ts'
import { silentLog } from '../../platform/log/log.ts'
import { createApi } from '../../shared/api/client.ts'
import { enterCustomer, someSession } from '../../testing/accounts/account-factories.ts'
import { enterCategories, enterProduct } from '../../testing/catalog/catalog-factories.ts'
import { changePrice } from '../../testing/catalog/change-price.ts'
import { serverTestDatabase } from '../../testing/database/server-test-database.ts'
import { createCachedPage } from '../page-cache/cached-page.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { pageUrlOf } from '../page-cache/page-key.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { assembleSystem, type System } from './open-system.ts'

const withinASecond = { timeout: 1000, interval: 10 }
const log = silentLog()

/** Starts a process with a page cache; its page shows the prices that the API answers. */
const startProcess = async (url: string) => {
  const database = await openServerDatabase({ url, log })
  const system = await assembleSystem({
    config: readConfig({ NODE_ENV: 'test' }),
    log,
    database,
    clock: systemClock,
  })
  const pages = createPageCache({
    bus: system.bus,
    maxBytes: 1_000_000,
    freshMs: 3_600_000,
    nowMs: Date.now,
    onFailure: (error) => {
      throw error
    },
    render: async () => {
      const tags = new Set<string>()
      const reads = (...read: readonly string[]) => {
        for (const tag of read) tags.add(tag)
      }
      const ctx = system.createContext({ log, lng: 'fr', caller: null, reads })
      const api = createApi<CatalogContract>(inProcessTransport(system.dispatcher, ctx), 'fr')
      const { products } = await api('GET /products', { query: { sortBy: 'price-asc' } })
      const html = products.map(({ price }) => price).join(' ')
      return {
        page: createCachedPage({
          status: 200,
          html,
          headers: {},
          tags,
          renderedAtMs: Date.now(),
        }),
        keep: true,
      }
    },
  })
  const prices = async () =>
    (await pages.get(pageUrlOf('/boutique', {}))).encodedFor(new Set()).body.toString()
  return { system, prices }
}

const contextOf = (system: System) => system.createContext({ log, lng: 'fr', caller: null })

describe.runIf(process.env.TEST_DATABASE_URL)('two processes on one database', () => {
  let app: Awaited<ReturnType<typeof serverTestDatabase>>
  let first: Awaited<ReturnType<typeof startProcess>>
  let second: Awaited<ReturnType<typeof startProcess>>
  const ids: string[] = []

  beforeAll(async () => {
    app = await serverTestDatabase(process.env.TEST_DATABASE_URL ?? '')
    first = await startProcess(app.url)
    second = await startProcess(app.url)
    await enterCategories(contextOf(first.system))
    for (const priceCents of [100_000, 200_000])
      ids.push(await enterProduct(contextOf(first.system), { priceCents }))
  })

  afterAll(async () => {
    await Promise.all([first.system.close(), second.system.close()])
    await app.close()
  })

  it('show the same', async () => {
    await expect.poll(second.prices, withinASecond).toBe('1000 2000')
    expect(await first.prices()).toBe('1000 2000')
  })

  it('show a price changed through one on the pages of both within a second', async () => {
    await Promise.all([first.prices(), second.prices()])
    await changePrice(contextOf(first.system), { productId: ids[0] ?? '', priceCents: 300_000 })
    expect(await first.prices()).toBe('2000 3000')
    await expect.poll(second.prices, withinASecond).toBe('2000 3000')
  })

  it('tell the telephone number that was changed through one in both within a second', async () => {
    const phoneIn = async ({ system }: typeof first) =>
      (await contextOf(system).resident(houseResident)).phone
    await Promise.all([phoneIn(first), phoneIn(second)])
    const caller = await enterCustomer(contextOf(first.system), { role: 'admin' })
    const ctx = first.system.createContext({ log, lng: 'fr', caller: { ...caller, sessionId: someSession } })
    const api = createApi<AdminSettingsContract>(inProcessTransport(first.system.dispatcher, ctx), 'fr')
    const { house: record } = await api('GET /admin/settings', {})
    const phone = '+33 1 23 45 67 89'
    await api('PUT /admin/settings/house', { body: { ...record, phone } })
    expect(await phoneIn(first)).toBe(phone)
    await expect.poll(() => phoneIn(second), withinASecond).toBe(phone)
  })

  it('drop what they keep when somebody else notifies in words they do not know', async () => {
    const heard: string[] = []
    second.system.bus.subscribe((tags) => {
      heard.push(...tags)
    })
    await first.system.database.connection.query(`notify ${cacheTagsChannel}, 'not json'`)
    await expect.poll(() => heard, withinASecond).toContain(everyTag)
  })

  it('hear their own writes once', async () => {
    const heard: string[] = []
    first.system.bus.subscribe((tags) => {
      heard.push(...tags)
    })
    await changePrice(contextOf(first.system), { productId: ids[0] ?? '', priceCents: 350_000 })
    await changePrice(contextOf(second.system), { productId: ids[1] ?? '', priceCents: 240_000 })
    await expect.poll(() => heard, withinASecond).toContain(`product:${ids[1]}`)
    expect(heard.filter((tag) => tag === `product:${ids[0]}`)).toHaveLength(1)
  })

  it('tell each other nothing of a write that was taken back', async () => {
    const heard: string[] = []
    second.system.bus.subscribe((tags) => {
      heard.push(...tags)
    })
    const failing = contextOf(first.system).write(async ({ announce }) => {
      announce('never')
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await changePrice(contextOf(first.system), { productId: ids[1] ?? '', priceCents: 250_000 })
    await expect.poll(() => heard, withinASecond).toContain('products')
    expect(heard).not.toContain('never')
  })
})
