import { useLocation } from 'react-router'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { pagePreviewTexts } from './page-preview.texts.ts'

/** Says at the top of a page that its words are those of a preview. */
export const PreviewNotice = ({ waiting }: { readonly waiting: boolean }) => {
  useOwnTexts('pagePreview', pagePreviewTexts)
  const { t } = useTranslation('pagePreview')
  const { pathname } = useLocation()
  return (
    <p className="relative z-10 flex flex-wrap justify-center gap-x-4 border-garance border-b bg-rose px-4 py-2 text-center text-ink text-small">
      {t(waiting ? 'waiting' : 'over')} <TextLink to={pathname}>{t('page')}</TextLink>
    </p>
  )
}
