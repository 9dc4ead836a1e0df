import { localized } from '../../../shared/i18n/localized.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { AdminGalleryItem } from '../gallery-admin.contract.ts'

/** What an item is called in the language of the page; one that has no title yet is told as such. */
export const useTitleOf = () => {
  const { t } = useTranslation('galleryAdmin')
  const lng = useLanguage()
  return ({ fr, en }: AdminGalleryItem) => localized(lng, fr.title, en.title) || en.title || t('untitled')
}
