import { expect } from 'vitest'
import type { DeedOf } from './deeds.ts'
import { expectOutcome, type ModelledHouse, outcomeOf } from './modelled-house.ts'
import {
  becomes,
  changeState,
  type ModelledProduct,
  madeProduct,
  type Texts,
  write,
} from './modelled-product.ts'

export const at = <T>(all: readonly T[], place: number) => all[place % Math.max(all.length, 1)]

export const composition = '100 % soie'

/** From this number on, a deed is about any product, even one on which it cannot be done. */
const anyone = 8

/** The product that a deed is about, if there is any; in most cases one on which it can be done. */
export const meant = (
  house: ModelledHouse,
  which: number,
  isFit: (product: ModelledProduct) => boolean = () => true,
) => {
  const fit = which < anyone ? house.there().filter(isFit) : []
  return at(fit.length > 0 ? fit : house.there(), which)
}

type Fields = DeedOf<'edit'>['fields']

/** Texts with new words in the chosen fields, and a new price. */
export const reworded = ({ words }: ModelledHouse, texts: Texts, fields: Fields): Texts => ({
  ...texts,
  composition,
  ...(fields.name && { name: words.say() }),
  ...(fields.nameEn && { nameEn: words.say() }),
  ...(fields.description && { description: words.say() }),
  ...(fields.descriptionEn && { descriptionEn: words.say() }),
  ...(fields.price && { price: words.price() }),
})

const noTexts = { nameEn: null, description: '', descriptionEn: null, composition: '', price: 100 }

/** Texts as an editor sends them, beside the fields that stay the same all the time. */
const sentProduct = ({ name, nameEn, description, descriptionEn, composition: fibres, price }: Texts) => ({
  ...{ name, description, price, category: 'mariage' },
  attributes: { material: 'Autres', composition: fibres },
  en:
    nameEn === null && descriptionEn === null
      ? null
      : { ...(nameEn && { name: nameEn }), ...(descriptionEn && { description: descriptionEn }) },
})

/** A product as its editor sends it: a version of before where it is stale. */
export const editedProduct = (
  { version, stock }: ModelledProduct,
  { texts, isStale = false }: { readonly texts: Texts; readonly isStale?: boolean },
) => ({
  ...sentProduct(texts),
  variants: [{ size: '38' as const, stock: stock ?? 2 }],
  version: seenVersion(version, isStale),
})

const seenVersion = (version: number, isStale: boolean) =>
  isStale ? (version > 1 ? version - 1 : 99) : version

export const writing = {
  begin: async (house: ModelledHouse, { fields }: DeedOf<'begin'>) => {
    const texts = { ...noTexts, name: house.words.say() }
    const { product } = await house.desk('POST /admin/products', {
      body: { name: texts.name, price: texts.price, category: 'mariage' },
    })
    const begun = madeProduct({ id: product._id, texts, stock: null })
    house.products.push(begun)
    await edit(house, begun, fields)
  },

  enter: async (house: ModelledHouse, { fields }: DeedOf<'enter'>) => {
    const name = house.words.say()
    const texts = reworded(house, { ...noTexts, name, description: house.words.say() }, fields)
    const { _id: id } = await house.desk('POST /products', {
      body: { ...sentProduct(texts), variants: [{ size: '38', stock: 2 }] },
    })
    const product = madeProduct({ id, texts, stock: 2 })
    becomes(product, { state: 'published' }, { actions: [], now: house.now() })
    product.version = 1
    house.products.push(product)
  },

  edit: async (house: ModelledHouse, { which, fields, isStale }: DeedOf<'edit'>) => {
    const product = meant(house, which)
    if (product) await edit(house, product, fields, isStale)
  },

  /** Two members of the team save the same version at the same moment: one of them is told to read it again. */
  editTwice: async (house: ModelledHouse, { which, fields }: DeedOf<'editTwice'>) => {
    const product = meant(house, which)
    if (!product) return
    const both = [0, 1].map(() =>
      reworded(house, product.texts, { ...fields, name: true, description: true }),
    )
    const answers = await Promise.all(
      both.map((texts) =>
        outcomeOf(
          house.desk('PUT /admin/products/{id}', {
            params: { id: product.id },
            body: editedProduct(product, { texts }),
          }),
        ),
      ),
    )
    expect(answers.toSorted()).toEqual(['conflict', 'done'])
    const texts = both[answers.indexOf('done')] ?? product.texts
    write(product, { texts, stock: product.stock ?? 2, action: 'updated', now: house.now() })
  },

  changeState: async (house: ModelledHouse, { which, state, isStale }: DeedOf<'changeState'>) => {
    const product = meant(house, which)
    if (product) await putState(house, product, { state, publishAt: null, isStale })
  },

  date: async (house: ModelledHouse, { which, hours, isStale }: DeedOf<'date'>) => {
    const product = meant(house, which, ({ state }) => state === 'draft')
    const publishAt = house.now() + hours * 3_600_000
    if (product) await putState(house, product, { state: 'draft', publishAt, isStale })
  },

  restore: async (house: ModelledHouse, { which, back, isStale }: DeedOf<'restore'>) => {
    const product = meant(house, which)
    const wanted = product && at(product.versions, back)
    if (!product || !wanted) return
    const { id } = product
    const query = { limit: 100 }
    const { versions } = await house.desk('GET /admin/products/{id}/versions', { params: { id }, query })
    const entry = versions.toReversed()[product.versions.indexOf(wanted)]
    const body = { version: entry?._id ?? '', seen: seenVersion(product.version, isStale) }
    const restoring = house.desk('POST /admin/products/{id}/restorations', { params: { id }, body })
    if (isStale) return expectOutcome(restoring, 'conflict')
    await expectOutcome(
      restoring,
      write(product, { texts: wanted.texts, action: 'restored', now: house.now() }),
    )
  },

  copy: async (house: ModelledHouse, { which }: DeedOf<'copy'>) => {
    const original = meant(house, which)
    if (!original) return
    const params = { id: original.id }
    const { product } = await house.desk('POST /admin/products/{id}/copies', { params, body: {} })
    const texts = { ...original.texts, name: `${original.texts.name} (copie)` }
    const stock = original.stock === null ? null : 0
    house.products.push(madeProduct({ id: product._id, texts, stock }))
  },

  wait: (house: ModelledHouse, { hours }: DeedOf<'wait'>) => house.pass({ hours }),
}

/** Edits a product in some fields; from a version of before, nothing is changed. */
export const edit = async (
  house: ModelledHouse,
  product: ModelledProduct,
  fields: Fields,
  isStale = false,
) => {
  const texts = reworded(house, product.texts, fields)
  const editing = house.desk('PUT /admin/products/{id}', {
    params: { id: product.id },
    body: editedProduct(product, { texts, isStale }),
  })
  if (isStale) return expectOutcome(editing, 'conflict')
  const stock = product.stock ?? 2
  await expectOutcome(editing, write(product, { texts, stock, action: 'updated', now: house.now() }))
}

type WantedState = Pick<ModelledProduct, 'state' | 'publishAt'> & { readonly isStale: boolean }

const putState = async (
  house: ModelledHouse,
  product: ModelledProduct,
  { state, publishAt, isStale }: WantedState,
) => {
  const moment = publishAt === null ? null : new Date(publishAt).toISOString()
  const putting = house.desk('PUT /products/{id}/state', {
    params: { id: product.id },
    body: { state, publishAt: moment, version: seenVersion(product.version, isStale) },
  })
  const wanted = isStale ? 'conflict' : changeState(product, { state, publishAt, now: house.now() })
  await expectOutcome(putting, wanted)
}
