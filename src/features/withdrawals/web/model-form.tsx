import { Icon } from '../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { House } from '../../settings/house.schema.ts'

interface ModelFormProps {
  readonly house: House
  readonly returnsEmail: string
}

const blanks = ['ordered', 'names', 'addresses', 'signature', 'date'] as const

/** The model form of the law (R221-1 C.conso., annex), for customers who prefer paper. */
export const ModelForm = ({ house, returnsEmail }: ModelFormProps) => {
  const { t } = useTranslation('withdrawing')
  const { street, postalCode, city } = house.address
  const addressee = `${house.name}, ${street}, ${postalCode} ${city}, ${returnsEmail}`
  return (
    <details className="group border-hairline border-t pt-6">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between py-1 font-display text-subheading transition-colors hover:text-garance [&::-webkit-details-marker]:hidden">
        {t('model.title')}
        <Icon name="chevron" className="transition-transform group-open:-scale-y-100" />
      </summary>
      <p className="mt-2 text-ink-soft text-small">{t('model.lead')}</p>
      <div className="mt-4 flex flex-col gap-3 border border-rule bg-sheet p-5 text-small">
        <p>{t('model.to', { house: addressee })}</p>
        <p>{t('model.notice')}</p>
        {blanks.map((blank) => (
          <p key={blank}>— {t(`model.${blank}`)}</p>
        ))}
        <p>{t('model.strike')}</p>
      </div>
    </details>
  )
}
