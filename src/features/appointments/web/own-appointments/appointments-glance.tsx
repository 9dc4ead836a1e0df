import { useTranslation } from 'react-i18next'
import { callLink } from '../../../../shared/phone.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { ownAppointmentsTexts } from './own-appointments-texts.ts'

/** The next visits of a customer in a word. */
export const AppointmentsGlance = ({ phone }: { phone: string }) => {
  useOwnTexts('ownAppointments', ownAppointmentsTexts)
  const { t } = useTranslation('ownAppointments')
  return (
    <>
      <p className="text-ink-soft">{t('noneShort')}</p>
      <a
        href={callLink(phone)}
        className="thread-link mt-3 inline-flex min-h-11 items-center font-medium tabular-nums [--thread-drop:0.25rem]"
      >
        {phone}
      </a>
    </>
  )
}
