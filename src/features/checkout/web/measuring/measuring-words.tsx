import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { CheckoutDraft } from '../../draft/checkout-draft.schema.ts'
import { measuringTexts } from './measuring.texts.ts'

/** How the customer will be measured, in words, before the order is placed. */
export const MeasuringWords = ({ way, phone, start }: CheckoutDraft['measuring']) => {
  useOwnTexts('measuring', measuringTexts)
  const { t } = useTranslation('measuring')
  const lng = useLanguage()
  return (
    <p className="text-ink-soft text-small">
      {way === 'salon' ? t('recapSalon', { when: spokenTime(Date.parse(start), lng) }) : t('recapHome')}
      <span className="block">{t('recapPhone', { phone: readablePhone(phone) })}</span>
    </p>
  )
}
