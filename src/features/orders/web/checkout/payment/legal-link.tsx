import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../../sitemap.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx'

/** The house's texts that an order is placed under. */
const paths = { readTerms: pathTo('terms'), withdraw: pathTo('withdrawal') } as const

/** A text that is read in a tab of its own, because what is written on this page must not be lost for it. */
export const LegalLink = ({ text }: { text: keyof typeof paths }) => {
  const { t } = useTranslation('checkout')
  const lng = useLanguage()
  return (
    <a
      href={localizedPath(paths[text], lng)}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-8 items-center gap-1.5 text-small underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance"
    >
      {t(`payment.${text}`)}
      <Icon name="external" size={14} className="flex-none" />
      <VisuallyHidden>{t('payment.newTab')}</VisuallyHidden>
    </a>
  )
}
