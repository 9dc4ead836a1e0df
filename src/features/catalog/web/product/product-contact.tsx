import { useTranslation } from 'react-i18next'
import { callLink } from '../../../../shared/phone.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

interface ProductContactProps {
  readonly phone: string
  /** Where an appointment is made to try the product on, if it can be. */
  readonly fittingAt: string | undefined
}

/** Whom to ask about a product. */
export const ProductContact = ({ phone, fittingAt }: ProductContactProps) => {
  const { t } = useTranslation('catalog')
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 text-small">
      {fittingAt && (
        <LocalLink to={fittingAt} className="thread-link py-1.5 font-medium">
          {t('product.tryOn')}
        </LocalLink>
      )}{' '}
      <span>
        <span className="text-ink-soft">{t('product.question')}</span>{' '}
        <a href={callLink(phone)} className="thread-link whitespace-nowrap py-1.5">
          {phone}
        </a>
      </span>
    </p>
  )
}
