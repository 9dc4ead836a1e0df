import { useTranslation } from 'react-i18next'
import type { ShortenedLine } from '../../shortened-line.ts'
import { useSizeName } from '../use-size-name.ts'

/** Says of a line that it did not come along whole when its owner signed in. */
export const useShortenedText = () => {
  const { t } = useTranslation('cartContents')
  const sizeName = useSizeName()
  return ({ name, size, wanted, got }: ShortenedLine) => {
    const piece = size === null ? name : t('merge.inSize', { name, size: sizeName(size) })
    return got === 0 ? t('merge.lost', { piece }) : t('merge.shortened', { piece, got, wanted })
  }
}
