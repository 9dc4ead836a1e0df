import { callLink } from '../../../../shared/call-link.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'

interface ProductContactProps {
  readonly phone: string
  /** The address where the visitor makes an appointment to try the product on; undefined when none is offered. */
  readonly fittingAt: string | undefined
}

/** The ways to try a product on and to ask the house about it. */
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
