import { useTranslation } from 'react-i18next'
import { callLink } from '../../../../shared/phone.ts'

/** Whom to ask about a piece. */
export const ProductContact = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('catalog')
  return (
    <p className="text-small">
      <span className="text-ink-soft">{t('product.question')}</span>{' '}
      <a href={callLink(phone)} className="thread-link whitespace-nowrap py-1.5">
        {phone}
      </a>
    </p>
  )
}
