import { expect } from 'vitest'
import type { DeedOf } from './deeds.ts'
import { expectOutcome, type ModelledHouse } from './modelled-house.ts'
import { contentOf, type ImportedLine, importLine, isFaulty, takeLinesBack } from './modelled-import.ts'
import { type Content, type ModelledProduct, madeProduct } from './modelled-product.ts'
import { at, composition, edit, meant, reworded } from './write-products.ts'

const headings = 'id;name;nameEn;description;descriptionEn;composition;price;stock 38;category;state'

type Line = Omit<ImportedLine, 'product'> & { readonly id: string; readonly state: string }

const lineText = ({ id, state, after: { texts, stock } }: Line) =>
  [
    ...[id, texts.name, texts.nameEn, texts.description, texts.descriptionEn, texts.composition],
    ...[texts.price, stock, 'mariage', state],
  ].join(';')

type Import = DeedOf<'import'>

/** What a line makes of a product that is there. */
const changedLine = (
  house: ModelledHouse,
  product: ModelledProduct,
  wanted: Import['lines'][number],
): Line => {
  const before = contentOf(product)
  const { state } = wanted
  const isMoved = state !== '' && state !== before.state
  const after: Content = {
    texts: reworded(house, product.texts, wanted.fields),
    stock: 2,
    ...(isMoved ? { state, publishAt: null } : { state: before.state, publishAt: before.publishAt }),
  }
  return { id: product.id, state, before, after }
}

const addedLine = ({ words }: ModelledHouse, state: Import['added']): Line => {
  const texts = { name: words.say(), nameEn: null, description: words.say(), descriptionEn: words.say() }
  const content = { texts: { ...texts, composition, price: words.price() }, stock: 2 }
  return { id: '', state, before: null, after: { ...content, state: state || 'draft', publishAt: null } }
}

const chosen = (house: ModelledHouse, { lines }: Import) =>
  new Map(
    lines.flatMap((line) => {
      const product = meant(house, line.which)
      return product ? [[product, line] as const] : []
    }),
  )

const everyField = { name: true, nameEn: true, description: true, descriptionEn: true, price: true }

export const writingFiles = {
  import: async (house: ModelledHouse, wanted: DeedOf<'import'>) => {
    const changed = [...chosen(house, wanted)].map(([product, line]) => changedLine(house, product, line))
    const lines = [...changed, addedLine(house, wanted.added)]
    const text = [headings, ...lines.map(lineText)].join('\n')
    const { seen } = await house.files.compare(text)
    const first = house.there().find(({ id }) => id === changed[0]?.id)
    const versionBefore = first?.version
    if (wanted.isOvertaken && first) await edit(house, first, everyField)
    const sending = house.files.send(text, seen)
    if (lines.some(isFaulty)) return expectOutcome(sending, 'invalid')
    if (first?.version !== versionBefore) return expectOutcome(sending, 'conflict')
    const { import: done, products } = await sending
    const imported = lines.map((line, place): ImportedLine => {
      const id = products[place]?.productId ?? ''
      const known = house.products.find((product) => product.id === id)
      const product = known ?? madeProduct({ id, texts: line.after.texts, stock: line.after.stock })
      if (!known) house.products.push(product)
      return { ...line, product }
    })
    for (const line of imported) importLine(line, house.now())
    house.imports.push({ id: done._id, lines: imported, isTakenBack: false })
  },

  takeBack: async (house: ModelledHouse, { which }: DeedOf<'takeBack'>) => {
    const taken = at(house.imports, which)
    if (!taken) return
    const taking = house.files.takeBack(taken.id)
    if (taken.isTakenBack) return expectOutcome(taking, 'conflict')
    taken.isTakenBack = true
    const { kept } = await taking
    const expected = takeLinesBack(taken.lines, house.now())
    expect(kept.map(({ productId }) => productId).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
  },
}
