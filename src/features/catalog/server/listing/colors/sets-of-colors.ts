import { union } from '../../../../../shared/bitmap.ts'
import type { ProductSets } from '../../../../search/server/product-sets.public.ts'
import type { ColorFamily } from '../../../color-families.ts'
import type { CatalogColumns } from '../catalog-columns.ts'
import { familyOfWord, similarFamilies } from './color-words.ts'

const similar: ReadonlyMap<string, readonly ColorFamily[]> = new Map(Object.entries(similarFamilies))

/** The colours, as sets of products that the words of a search may name. */
export const setsOfColors = (columns: CatalogColumns): ProductSets => ({
  namedBy: (word) => {
    const family = familyOfWord(word)
    return family ? [family] : []
  },
  of: (color) => columns.colors.get(color),
  similarTo: (color) => {
    const families = similar.get(color)
    return (
      families && union(columns.emptySet(), ...families.flatMap((family) => columns.colors.get(family) ?? []))
    )
  },
})
