import type { DeedOf } from './deeds.ts'
import { expectOutcome, type ModelledHouse } from './modelled-house.ts'
import { differing, type ModelledProduct, type Outcome, publishNext } from './modelled-product.ts'
import { editedProduct, meant, reworded } from './write-products.ts'

/** No changes are known by this number: the database counts them through all lives. */
const unheardOf = 2_000_000_000

/** The number by which the changes that wait are known; where it is stale, one by which others were known before. */
const seenOf = ({ nextNumbers }: ModelledHouse, { id, next }: ModelledProduct, isStale: boolean) => {
  const numbers = nextNumbers.get(id) ?? []
  const past = next ? numbers.slice(0, -1) : numbers
  if (isStale) return past.at(-1) ?? unheardOf
  return next ? (numbers.at(-1) ?? null) : null
}

const notSeen = ({ next }: ModelledProduct): Outcome => (next ? 'conflict' : 'not-found')

/** Reads again by which number the changes that wait are known. */
const readNumber = async ({ desk, nextNumbers }: ModelledHouse, { id }: ModelledProduct) => {
  const { nextVersion } = await desk('GET /admin/products/{id}/next-version', { params: { id } })
  if (nextVersion) nextNumbers.set(id, [...(nextNumbers.get(id) ?? []), nextVersion.version])
}

const keep = async (house: ModelledHouse, product: ModelledProduct, wanted: DeedOf<'keepNext'>) => {
  const { id } = product
  const { fields, adds, isStale } = wanted
  const texts = reworded(house, product.texts, fields)
  const body = { product: editedProduct(product, { texts }), seen: seenOf(house, product, isStale), adds }
  const keeping = house.desk('PUT /admin/products/{id}/next-version', { params: { id }, body })
  if (product.state !== 'published') return expectOutcome(keeping, 'conflict')
  if (isStale) return expectOutcome(keeping, notSeen(product))
  await expectOutcome(keeping, 'done')
  const changed = differing(product.texts, texts)
  const changes = differing(product.texts, adds ? { ...product.next?.changes, ...changed } : changed)
  const isNone = Object.keys(changes).length === 0
  product.next = isNone ? null : { changes, publishAt: product.next?.publishAt ?? null }
  if (product.next) await readNumber(house, product)
}

export const writingNext = {
  keepNext: async (house: ModelledHouse, wanted: DeedOf<'keepNext'>) => {
    const product = meant(house, wanted.which, ({ state }) => state === 'published')
    if (product) await keep(house, product, wanted)
  },

  dateNext: async (house: ModelledHouse, { which, hours, isStale }: DeedOf<'dateNext'>) => {
    const product = meant(house, which, ({ next }) => next !== null)
    if (!product) return
    const { id, next } = product
    const publishAt = hours === null ? null : house.now() + hours * 3_600_000
    const moment = publishAt === null ? null : new Date(publishAt).toISOString()
    const body = { publishAt: moment, seen: seenOf(house, product, isStale) ?? 1 }
    const dating = house.desk('PUT /admin/products/{id}/next-version/date', { params: { id }, body })
    if (!next || isStale) return expectOutcome(dating, notSeen(product))
    await expectOutcome(dating, 'done')
    product.next = { ...next, publishAt }
    await readNumber(house, product)
  },

  publishNext: async (house: ModelledHouse, { which, isStale }: DeedOf<'publishNext'>) => {
    const product = meant(house, which, ({ next }) => next !== null)
    if (!product) return
    const body = { seen: seenOf(house, product, isStale) ?? 1 }
    const params = { id: product.id }
    const publishing = house.desk('POST /admin/products/{id}/next-version/publication', { params, body })
    const wanted = !product.next || isStale ? notSeen(product) : publishNext(product, house.now())
    await expectOutcome(publishing, wanted)
  },

  discardNext: async (house: ModelledHouse, { which }: DeedOf<'discardNext'>) => {
    const product = meant(house, which, ({ next }) => next !== null)
    if (!product) return
    const discarding = house.desk('DELETE /admin/products/{id}/next-version', { params: { id: product.id } })
    await expectOutcome(discarding, product.next ? 'done' : 'not-found')
    product.next = null
  },
}
