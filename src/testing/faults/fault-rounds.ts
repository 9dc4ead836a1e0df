import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { brokenLaws, productsInAll } from '../orders/money-laws.ts'
import { busyEditor } from './busy-editor.ts'
import { furnishServer } from './furnish-server.ts'
import { requireEqual, requirePromises, requireUnbroken, unsettled } from './kept-promises.ts'
import { killedServer, type ServerSettings } from './killed-server.ts'
import { livelyCustomers, type Promised } from './lively-customers.ts'
import { done } from './persistent-caller.ts'
import { seededRandom } from './seeded-random.ts'

interface Rounds {
  readonly rounds: number
  /** The same seed kills the server at the same moments, though the running work then differs. */
  readonly seed: number
  readonly databaseUrl?: string
  readonly tell?: (line: string) => void
}

const customersAtOnce = 4
const productCount = 5
const livesMs = { least: 150, most: 1_500 }
const settleLimitMs = 60_000
const restsMs = 2_000

/**
 * Makes jobs due that were cut off or have failed. Otherwise the test would have to wait for them: a quarter of an hour
 * on a server, where another process may be running them.
 */
const letTimePass = (db: Db) =>
  db.execute(
    sql`update jobs.job set state = 'retry', start_after = now() where state = 'active' or (state = 'retry' and start_after > now())`,
  )

const countOf = async (db: Db, question: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ count: number }>(question)
  return rows[0]?.count
}

/** Kills the server at random moments of its work, many times, and checks each time that nothing is lost or doubled. */
export const faultRounds = async ({ rounds, seed, databaseUrl, tell = () => {} }: Rounds) => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const settings: ServerSettings = {
    dataDir: join(folder, 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
  }
  const random = seededRandom(seed)
  const app = await killedServer(settings)
  const promised: Promised[] = []
  let isOver = false
  try {
    const { call, token, products } = await furnishServer(app, productCount)
    await app.stop()
    const inStock = await app.inspect(productsInAll)
    await app.start()

    const [productId = ''] = products
    const shared = { random, isOver: () => isOver }
    const customers = Array.from({ length: customersAtOnce }, () =>
      livelyCustomers({ ...shared, baseUrl: app.baseUrl, products }, (customer) => promised.push(customer)),
    )
    const editor = busyEditor({ ...shared, call, token, productId })
    const all = Promise.all([editor, ...customers])
    // The failure is reported where `all` is awaited, also when a round fails first.
    all.catch(() => {})

    const ordersSoFar = () => promised.reduce((sum, { orders }) => sum + orders.size, 0)
    // On a busy machine the first lives may be too short for anybody to order: then there is something left to kill.
    for (let round = 1; round <= rounds || ordersSoFar() === 0; round++) {
      const lives = wait(livesMs.least + random() * (livesMs.most - livesMs.least))
      await Promise.race([lives, all])
      await app.kill()
      const when = `After kill ${round} of seed ${seed}`
      requireUnbroken(await app.inspect(brokenLaws), when)
      requireEqual(await app.inspect(productsInAll), inStock, `${when}, the products`)
      await app.start()
      tell(`${round} of ${rounds} kills: ${ordersSoFar()} orders`)
    }

    isOver = true
    const [pictures] = await all
    await requirePromises(promised)
    const product = (await done(call({ method: 'GET', path: `/products/${productId}` }))).body
    requireEqual(product.images.length, pictures, 'The pictures')
    const until = performance.now() + settleLimitMs
    const look = async () => {
      requireEqual(await app.stop(), 0, 'The exit code')
      return app.inspect(unsettled)
    }
    for (let left = await look(); left > 0; left = await look()) {
      if (performance.now() > until) throw new Error(`${left} refunds or payments do not come to rest`)
      await app.inspect(letTimePass)
      await app.start()
      await wait(restsMs)
    }
    requireUnbroken(await app.inspect(brokenLaws), 'In the end')
    requireEqual(await app.inspect(productsInAll), inStock, 'In the end, the products')
    const reviews = await app.inspect((db) =>
      countOf(db, sql`select count(*)::int as count from product_reviews`),
    )
    requireEqual(
      reviews,
      promised.reduce((sum, { reviewed }) => sum + reviewed.size, 0),
      'The reviews',
    )
    const keys = await app.inspect(async (db) => {
      const { rows } = await db.execute<{ key: string }>(sql`select media_key as key from product_images`)
      return rows.map(({ key }) => key)
    })
    for (const key of keys)
      if (!existsSync(join(settings.dataDir, 'media', key)))
        throw new Error(`The picture ${key} has no files`)
    return { orders: ordersSoFar(), pictures, reviews }
  } finally {
    isOver = true
    await app.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
