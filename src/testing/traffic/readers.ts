import { setTimeout as wait } from 'node:timers/promises'
import { type HonestCaller, honestCaller, type Sample } from './honest-caller.ts'

interface Readers {
  readonly baseUrl: string
  readonly products: readonly string[]
  readonly random: () => number
  readonly isOver: () => boolean
  /** Whether the reader does nothing for a moment. */
  readonly waits?: () => boolean
  readonly noted: (sample: Sample) => void
}

const pauseMs = { least: 100, most: 700 }
const words = ['robe', 'soie', 'mariage', 'dentelle', 'velours', 'wedding', 'zzz']

/** One thing that a visitor does: most pages come from the cache, searches and filters do not. */
const readOnce = async ({ call }: HonestCaller, { products, random }: Readers) => {
  const of = <T>(things: readonly T[]) => things[Math.floor(random() * things.length)]
  const lng = random() < 0.3 ? '?lng=en' : ''
  const dice = random()
  if (dice < 0.2) await call('home', `/${lng}`)
  else if (dice < 0.4) await call('product', `/boutique/produit/${of(products)}${lng}`)
  else if (dice < 0.55) await call('boutique', `/boutique?minPrice=${Math.floor(random() * 40) * 100}`)
  else if (dice < 0.7) await call('search', `/api/products?search=${of(words)}&limit=12`)
  else if (dice < 0.8)
    await call('list', `/api/products?sortBy=price-asc&page=${1 + Math.floor(random() * 2)}`)
  else if (dice < 0.87) await call('product', `/api/products/${of(products)}`)
  else if (dice < 0.94) await call('reviews', '/api/reviews/approved')
  else await call('other page', of(['/lookbook', '/a-propos', '/avis', '/rendez-vous', '/contact']) ?? '/')
}

/** A visitor who looks around, and pauses between two pages as people do. */
export const oneReader = async (readers: Readers, address: string) => {
  const caller = honestCaller({ ...readers, address })
  while (!readers.isOver()) {
    if (!readers.waits?.()) await readOnce(caller, readers)
    await wait(pauseMs.least + readers.random() * (pauseMs.most - pauseMs.least))
  }
  caller.close()
}
