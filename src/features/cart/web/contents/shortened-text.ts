import type { TFunction } from 'i18next'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import type { ShortenedLine } from '../../shortened-line.ts'

type Speaker = TFunction<['cartContents', 'catalog']>

/** Says of a line that it did not come along whole when its owner signed in. */
export const shortenedText = (t: Speaker, { name, size, wanted, got }: ShortenedLine) => {
  const sizeName = isMadeToMeasure(size) ? t('catalog:sizes.madeToMeasure') : size
  const piece = sizeName === null ? name : t('merge.inSize', { name, size: sizeName })
  return got === 0 ? t('merge.lost', { piece }) : t('merge.shortened', { piece, got, wanted })
}
