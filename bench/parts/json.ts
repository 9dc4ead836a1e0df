import { againstBare } from '../against-bare.ts'
import type { MeasuredServer } from '../measured-server.ts'
import { productIds } from '../public-pages.ts'
import type { Section } from '../section.ts'

/** Calls of the API as a browser makes them. */
export const measureJson = async (measured: MeasuredServer): Promise<Section> => {
  const [id] = await productIds(measured)
  const calls = [
    { call: 'GET /products', sample: '/api/products' },
    {
      call: 'GET /products, filtered',
      sample: '/api/products?category=mariage&inStock=true&maxPrice=5000&sortBy=price-asc',
    },
    { call: 'GET /products/{id}', sample: `/api/products/${id}` },
    { call: 'GET /categories', sample: '/api/categories' },
  ]
  const rows = []
  for (const { call, sample } of calls) {
    const { bytes, perSecond, ratio } = await againstBare({ measured, sample, rounds: 5 })
    rows.push({ call, bytes, '/s': Math.round(perSecond), 'of bare': ratio.toFixed(3) })
  }
  return {
    title: 'JSON calls',
    about: [
      'Over HTTP on the embedded database, accepting brotli, nothing kept between calls; « of bare » is the share of a bare',
      'node:http server sending the same bytes. The log is at « warn »: at « info » each call adds a line, a cached page none.',
    ],
    rows,
    bounds: [],
  }
}
