import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { furnishServer } from '../faults/furnish-server.ts'
import { killedServer } from '../faults/killed-server.ts'
import { livelyCustomers } from '../faults/lively-customers.ts'
import { seededRandom } from '../faults/seeded-random.ts'
import { honestCaller, isRefused, percentile, type Sample } from './honest-caller.ts'
import { oneReader } from './readers.ts'

interface Options {
  readonly seconds: number
  readonly seed: number
  readonly databaseUrl?: string
}

const readersAtOnce = 36
const buyersAtOnce = 4
const greedyAtOnce = 300
const productCount = 12
/** A house that serves visitors has its pages and code in memory. */
const othersAloneMs = 2_000
const buyerPauseMs = 300

/** One network keeps three hundred heavy requests in flight while forty others read and buy. */
export const oneGreedyNetwork = async ({ seconds, seed, databaseUrl }: Options) => {
  const folder = mkdtempSync(join(tmpdir(), 'greedy-'))
  const app = await killedServer({
    dataDir: join(folder, 'data'),
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  const random = seededRandom(seed)
  const samples: Sample[] = []
  const greedy: Record<string, number> = {}
  let isOver = false
  try {
    const { products } = await furnishServer(app, productCount)
    const shared = {
      baseUrl: app.baseUrl,
      products,
      random,
      isOver: () => isOver,
      noted: (sample: Sample) => void samples.push(sample),
    }
    const greedyCaller = honestCaller({
      baseUrl: app.baseUrl,
      address: '203.0.113.66',
      connections: greedyAtOnce,
      noted: ({ status }) => {
        greedy[status] = (greedy[status] ?? 0) + 1
      },
    })
    const askForMuch = async () => {
      await wait(othersAloneMs)
      while (!isOver) {
        const least = Math.floor(random() * 1_000_000)
        await greedyCaller.call('heavy', `/boutique?minPrice=${least}&search=robe`)
      }
    }
    const all = Promise.all([
      ...Array.from({ length: greedyAtOnce }, askForMuch),
      ...Array.from({ length: readersAtOnce }, (_, at) => oneReader(shared, `2001:db8:2:${at + 1}::1`)),
      ...Array.from({ length: buyersAtOnce }, () =>
        livelyCustomers({ ...shared, pause: () => wait(buyerPauseMs * random()) }, () => {}),
      ),
    ])
    all.catch(() => {})
    await Promise.race([wait(othersAloneMs), all])
    samples.length = 0
    await Promise.race([wait(seconds * 1_000), all])
    isOver = true
    await all
    greedyCaller.close()
    return {
      greedy,
      others: samples.length,
      refusedShare: samples.filter(isRefused).length / samples.length,
      p99Ms: percentile(samples, 0.99),
    }
  } finally {
    isOver = true
    await app.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
