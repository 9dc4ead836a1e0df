import { locales } from '../../shared/i18n/locales.ts'
import { advisedSide, type NotedPicture } from '../../shared/pictures/picture-notes.ts'
import { useLanguage } from '../api/use-language.ts'
import { useOwnTexts } from '../i18n/use-own-texts.ts'
import { useTranslation } from '../i18n/use-translation.tsx'
import { uploadingTexts } from './uploading.texts.ts'

/** Says what somebody should look at in a picture that was taken all the same. */
export const usePictureNotes = () => {
  useOwnTexts('uploading', uploadingTexts)
  const { t } = useTranslation('uploading')
  const { format } = new Intl.NumberFormat(locales[useLanguage()])
  return ({ width, height, notes }: NotedPicture) => {
    const sizes = { width: format(width), height: format(height), advised: format(advisedSide) }
    return notes.map((note) => t(`notes.${note}`, sizes))
  }
}
