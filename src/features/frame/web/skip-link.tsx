import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

export const contentId = 'contenu'

/** The keyboard's first stop: past the header, to what the page is about. */
export const SkipLink = () => {
  const { t } = useTranslation('frame')
  return (
    <a
      href={`#${contentId}`}
      className="fixed -translate-y-[calc(100%+1px)] top-0 left-0 z-50 bg-ink px-6 py-3 text-paper focus:translate-y-0 print:hidden"
    >
      {t('shell.skipToContent')}
    </a>
  )
}
