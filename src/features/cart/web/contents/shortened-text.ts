import type { Translation } from '../../../../shared/i18n/translation.ts'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import { mostLines } from '../../cart.limits.ts'
import type { ShortenedLine } from '../../remarks/shortened-line.ts'

type Speaker = Translation<'cartContents' | 'catalog'>

/** The sentence for a line that was not merged in full at the sign-in. */
export const shortenedText = (t: Speaker, { name, size, wanted, got, why }: ShortenedLine) => {
  const sizeName = isMadeToMeasure(size) ? t('catalog:sizes.madeToMeasure') : size
  const product = sizeName === null ? name : t('merge.inSize', { name, size: sizeName })
  const said = {
    fewer: () => t('merge.shortened', { piece: product, got, wanted }),
    allTaken: () => t('merge.allTaken', { piece: product }),
    cartFull: () => t('merge.cartFull', { piece: product, limit: mostLines }),
    gone: () => t('merge.lost', { piece: product }),
  }
  return said[why]()
}
