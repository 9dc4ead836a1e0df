import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { busyEditor } from '../faults/busy-editor.ts'
import { furnishServer } from '../faults/furnish-server.ts'
import { requireEqual, requirePromises, requireUnbroken } from '../faults/kept-promises.ts'
import { killedServer } from '../faults/killed-server.ts'
import type { Promised } from '../faults/lively-customers.ts'
import { seededRandom } from '../faults/seeded-random.ts'
import { brokenLaws, productsInAll } from '../orders/money-laws.ts'
import { readersAndBuyers, robots } from './crowd.ts'
import { readGauges } from './gauges.ts'
import { isRefused, percentile, type Sample } from './honest-caller.ts'
import { staffAtWork } from './staff-at-work.ts'

interface Traffic {
  readonly minutes: number
  readonly seed: number
  readonly databaseUrl?: string
  readonly tell?: (line: string) => void
}

/** Of all requests, a third are nonsense: robots stop where they are ahead, readers wait where these lag behind. */
const oddOfHonest = 0.55
const leastOddOfHonest = 0.5
const productCount = 12
const pictureEveryMs = 2_000
const sampleEveryMs = 1_000
/** In less time a process still fills its caches. */
const longEnoughMinutes = 5
const mostGrowth = 0.15
const restLimitMs = 60_000
const extraMs = 150_000

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The growth of the memory from the second quarter of the time, when everything has been loaded, to the last. */
const growthOf = (bytes: readonly number[]) => {
  const quarter = Math.floor(bytes.length / 4)
  return median(bytes.slice(-quarter)) / median(bytes.slice(quarter, 2 * quarter)) - 1
}

const countBy = (names: Iterable<string>) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Object.fromEntries(counts)
}

/**
 * Real traffic against the built server: readers, buyers, the house at work, and robots that send nonsense. Fails when
 * an honest visitor is refused, an answer is a 500, a promise or a law of money is broken, or something stays open.
 */
export const dayOfTraffic = async ({ minutes, seed, databaseUrl, tell = () => {} }: Traffic) => {
  const folder = mkdtempSync(join(tmpdir(), 'traffic-'))
  const app = await killedServer({
    dataDir: join(folder, 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  const random = seededRandom(seed)
  const samples: Sample[] = []
  const failed: string[] = []
  const residentBytes: number[] = []
  const promised: Promised[] = []
  const finished: Promised[] = []
  let odd = 0
  let isOver = false
  try {
    const { call, token, products } = await furnishServer(app, productCount)
    const { baseUrl } = app
    const inStock = await restarted(app, productsInAll)
    const noted = (sample: Sample) => void samples.push(sample)
    const shared = { baseUrl, products, random, isOver: () => isOver, noted }
    const before = await readGauges(baseUrl)

    const all = Promise.all([
      ...readersAndBuyers({
        ...shared,
        waits: () => odd < samples.length * leastOddOfHonest,
        begun: (customer) => promised.push(customer),
        done: (customer) => finished.push(customer),
      }),
      ...robots({
        ...shared,
        port: Number(new URL(baseUrl).port),
        isAhead: () => odd > samples.length * oddOfHonest,
        noted: (what, answer) => {
          odd++
          if (/^HTTP\/1.1 500/.test(answer)) failed.push(what)
        },
      }),
      busyEditor({
        ...shared,
        call,
        token,
        productId: products[0] ?? '',
        pause: () => wait(pictureEveryMs),
      }),
      staffAtWork({ ...shared, token, finished }),
    ])
    all.catch(() => {
      isOver = true
    })

    const until = performance.now() + minutes * 60_000
    // A slow machine gets the time that one customer needs from the first press to the delivery.
    const isDone = () => performance.now() > until && hasDelivered(promised)
    while (!isDone() && performance.now() < until + extraMs && !isOver) {
      await wait(sampleEveryMs)
      residentBytes.push((await readGauges(baseUrl)).residentBytes)
      if (residentBytes.length % 60 === 0)
        tell(
          `${residentBytes.length / 60} of ${minutes} minutes: ${samples.length} honest, ${odd} odd requests`,
        )
    }
    isOver = true
    await all

    const rested = await untilAtRest(baseUrl, before.open)
    requireEqual(failed, [], 'Nonsense that was answered with 500')
    requireEqual(rested.failures, 0, 'Answers with 500')
    const refused = samples.filter(isRefused)
    requireEqual(
      countBy(refused.map(({ what, status }) => `${what} ${status}`)),
      {},
      'Honest visitors refused',
    )
    const memoryGrowth = growthOf(residentBytes)
    if (minutes >= longEnoughMinutes && memoryGrowth > mostGrowth)
      throw new Error(`The memory grew by ${Math.round(memoryGrowth * 100)} %`)
    await requirePromises(promised)
    requireEqual(await app.stop(), 0, 'The exit code')
    requireUnbroken(await app.inspect(brokenLaws), 'In the end')
    requireEqual(await app.inspect(productsInAll), inStock, 'In the end, the products')
    return {
      honest: samples.length,
      odd,
      orders: promised.reduce((sum, { orders }) => sum + orders.size, 0),
      delivered: promised.reduce((sum, { orders }) => sum + deliveredOf(orders), 0),
      p50Ms: Math.round(percentile(samples, 0.5)),
      p99Ms: Math.round(percentile(samples, 0.99)),
      memoryGrowth,
      mostResidentMb: Math.round(Math.max(...residentBytes) / 1e6),
      sentAway: rested.sentAway,
    }
  } finally {
    isOver = true
    await app.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const deliveredOf = (orders: Promised['orders']) =>
  [...orders.values()].filter((each) => each === 'delivered').length

const hasDelivered = (promised: readonly Promised[]) => promised.some(({ orders }) => deliveredOf(orders) > 0)

/** Looks into the database while the server is stopped, and starts it again. */
const restarted = async <T>(
  app: Awaited<ReturnType<typeof killedServer>>,
  look: Parameters<typeof app.inspect<T>>[0],
) => {
  await app.stop()
  const found = await app.inspect(look)
  await app.start()
  return found
}

/**
 * Resolves once everything is closed that the traffic opened, but for the connections, which its callers keep for their
 * next requests.
 */
const untilAtRest = async (baseUrl: string, open: Readonly<Record<string, number>>) => {
  const until = performance.now() + restLimitMs
  for (;;) {
    const now = await readGauges(baseUrl)
    const left = Object.entries(now.open).filter(
      ([kind, count]) => kind !== 'connections' && count > (open[kind] ?? 0),
    )
    if (left.length === 0) return now
    if (performance.now() > until) throw new Error(`Still open: ${JSON.stringify(left)}`)
    await wait(sampleEveryMs)
  }
}
