import { randomUUID } from 'node:crypto'
import { againstBare } from '../against-bare.ts'
import { runLoad } from '../load.ts'
import type { MeasuredServer } from '../measured-server.ts'
import { productIds } from '../public-pages.ts'
import type { Section } from '../section.ts'

/** Above every price, so that each address is new to the cache and all show the same page. */
const numberedShop = () => {
  let price = 100_000
  return () => `/boutique?maxPrice=${price++}`
}

/** A render runs through far more code than a cached page, and takes longer to be compiled. */
const warmUpMs = 3_000

const endlessKinds = [
  { name: 'boutique, 12 pieces', sample: '/boutique?maxPrice=99999', next: numberedShop(), status: 200 },
  {
    name: 'unknown piece (404)',
    sample: `/boutique/produit/${randomUUID()}`,
    next: () => `/boutique/produit/${randomUUID()}`,
    status: 404,
  },
  {
    name: 'unknown address (404)',
    sample: `/${randomUUID()}`,
    next: () => `/${randomUUID()}`,
    status: 404,
  },
]

/** Pages that the cache does not have. */
export const measureRenders = async (measured: MeasuredServer): Promise<Section> => {
  const products = await coldProducts(measured)
  const rows = [{ render: 'product, each once', '/s': products, 'of bare': '' }]
  for (const { name, ...kind } of endlessKinds) {
    const { perSecond, ratio } = await againstBare({ measured, rounds: 5, warmUpMs, ...kind })
    rows.push({ render: name, '/s': Math.round(perSecond), 'of bare': ratio.toFixed(4) })
  }
  return {
    title: 'Uncached renders',
    about: [
      'Whole requests that miss the cache: address, reads through the API in the process, React, SHA-256, quick brotli;',
      'product: every piece of the demo house once in each language; boutique: the first page under ever new price limits,',
      'kept; unknown piece: one read that finds nothing; unknown address: the frame of the site alone; 404s are not kept.',
    ],
    rows,
    bounds: [],
  }
}

const coldProducts = async (measured: MeasuredServer) => {
  const ids = await productIds(measured)
  const targets = ids.flatMap((id) => [`/boutique/produit/${id}`, `/boutique/produit/${id}?lng=en`])
  const load = { port: measured.port, next: () => targets.pop(), status: 200, durationMs: 30_000 }
  return Math.round((await runLoad(load)).perSecond)
}
