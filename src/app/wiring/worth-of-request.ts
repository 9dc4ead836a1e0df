import type { FastifyRequest } from 'fastify'
import type { Worth } from '../../platform/http/connections/door.ts'

/** The paths from a full cart to the report of its payment; the renewal of a session is one of them. */
const buying = [
  '/api/cart',
  '/api/checkout',
  '/api/orders',
  '/api/payments',
  '/api/auth/refresh-token',
  '/boutique/panier',
  '/checkout',
  '/commandes',
  '/compte/commandes',
  '/paiement',
  // A load balancer asks this before it sends visitors here, so it is refused last.
  '/readyz',
]

/** Static files, and addresses that machines monitor. */
const light = ['/assets', '/healthz', '/media', '/metrics']

const isBelow = (path: string, places: readonly string[]) =>
  places.some((place) => path === place || path.startsWith(`${place}/`))

/** Lists and searches, which read much data. */
const lists = new Set(['/api/products', '/api/gallery', '/api/openapi.json'])

const bringsFiles = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/form-data') === true

/** The priority of a request under load; a cached page is answered before this is called. */
export const worthOfRequest = (request: FastifyRequest): Worth => {
  const [path = '/'] = request.url.split('?')
  if (isBelow(path, light)) return 'always'
  if (isBelow(path, buying)) return 'buying'
  const isList = request.method === 'GET' && lists.has(path)
  // Pages and lists have a low priority, because any visitor can request any number of them.
  return !path.startsWith('/api/') || isList || bringsFiles(request) ? 'heavy' : 'usual'
}
