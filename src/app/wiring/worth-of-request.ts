import type { FastifyRequest } from 'fastify'
import type { Worth } from '../../platform/http/connections/door.ts'

/** What lies between a full cart and a payment that the house has heard of; a session is part of it. */
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
  // A load balancer asks this before it sends visitors here: it is refused last.
  '/readyz',
]

/** Files that lie ready, and what machines watch. */
const light = ['/assets', '/healthz', '/media', '/metrics']

const isBelow = (path: string, places: readonly string[]) =>
  places.some((place) => path === place || path.startsWith(`${place}/`))

/** Lists and searches, which read much. */
const lists = new Set(['/api/products', '/api/gallery', '/api/openapi.json'])

const bringsFiles = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/form-data') === true

/** What a request is worth under pressure; a page that is kept is answered before it is asked. */
export const worthOfRequest = (request: FastifyRequest): Worth => {
  const [path = '/'] = request.url.split('?')
  if (isBelow(path, light)) return 'always'
  if (isBelow(path, buying)) return 'buying'
  const isList = request.method === 'GET' && lists.has(path)
  // Pages and lists of pages: any visitor can ask for any number of them.
  return !path.startsWith('/api/') || isList || bringsFiles(request) ? 'heavy' : 'usual'
}
