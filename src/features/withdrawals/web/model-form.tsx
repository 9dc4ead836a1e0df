import { useTranslation } from 'react-i18next'
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
    <details className="border-hairline border-t pt-6">
      <summary className="min-h-11 py-1 font-display text-subheading">{t('model.title')}</summary>
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
