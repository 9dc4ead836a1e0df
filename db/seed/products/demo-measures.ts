import { type Cut, cutParts, isCutWord } from '../../../src/features/garments/cut.ts'
import type { SizeMeasures } from '../../../src/features/garments/garment-measures.ts'
import { type GirthName, sizeTable } from '../../../src/features/sizing/size-table.ts'
import type { DemoProduct } from './demo-data.ts'
import { fittedAt } from './demo-fit.ts'

/** The words of the demo catalogue that the house uses of a cut; « sans-objet » says nothing. */
export const cutOf = (product: DemoProduct): Cut =>
  Object.fromEntries(
    cutParts.flatMap((part) => (isCutWord(part, product[part]) ? [[part, product[part]] as const] : [])),
  )

/** How much wider than the body a garment is, where it lies close and where it floats. */
const easeCm: Readonly<Record<GirthName, { readonly close: number; readonly loose: number }>> = {
  bust: { close: 4, loose: 10 },
  waist: { close: 3, loose: 16 },
  hip: { close: 5, loose: 36 },
}

const withoutTop: ReadonlySet<string> = new Set(['jupe', 'pantalon'])
const withoutHip: ReadonlySet<string> = new Set(['chemisier', 'veste'])

const sleeveCm: ReadonlyMap<string, number> = new Map([
  ['longues', 60],
  ['évasées', 58],
  ['trois-quarts', 44],
  ['courtes', 22],
  ['ballon-courtes', 24],
])

/** From the shoulder down, and from the waist down. */
const lengthCm: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['taille', [44, 20]],
  ['hanches', [62, 30]],
  ['courte', [88, 46]],
  ['genou', [100, 58]],
  ['midi', [118, 76]],
  ['longue', [148, 104]],
])

const accessoryCm: ReadonlyMap<string, number> = new Map([
  ['voile', 280],
  ['étole', 190],
])

/** What a demo product measures in each of its sizes, as the workshop would have noted it. */
export const measuresOf = (product: DemoProduct): readonly SizeMeasures[] => {
  const accessory = accessoryCm.get(product.garment)
  if (accessory !== undefined) return [{ size: null, length: accessory }]
  const close = fittedAt(product)
  const hasTop = !withoutTop.has(product.garment)
  const [fromShoulder, fromWaist] = lengthCm.get(product.length) ?? []
  const length = hasTop ? fromShoulder : fromWaist
  return sizeTable
    .filter(({ size }) => product.sizes.includes(size))
    .map((body) => {
      const steps = (Number(body.size) - 36) / 2
      const girth = (name: GirthName) => body[name] + easeCm[name][close.includes(name) ? 'close' : 'loose']
      const sleeve = sleeveCm.get(product.sleeves)
      return {
        size: body.size,
        ...(hasTop && { bust: girth('bust') }),
        waist: girth('waist'),
        ...(!withoutHip.has(product.garment) && { hip: girth('hip') }),
        ...(sleeve !== undefined && { shoulders: 38 + steps, sleeve: sleeve + steps / 2 }),
        ...(length !== undefined && { length: length + steps / 2 }),
      }
    })
}
