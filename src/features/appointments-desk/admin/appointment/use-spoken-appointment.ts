import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { dayOfSlot, timeOfSlot } from '../../../appointments/slot-days.rules.ts'

interface Timed {
  readonly start: string
  readonly end: string
}

/** Formats an appointment as « mardi 3 novembre 2026, 10:00 – 11:30 », in the time of Paris. */
export const useSpokenAppointment = () => {
  const { t } = useTranslation('staffAppointment')
  const lng = useLanguage()
  return ({ start, end }: Timed) =>
    t('when', {
      day: spokenDay(dayOfSlot({ start }), lng),
      from: timeOfSlot({ start }),
      to: timeOfSlot({ start: end }),
    })
}
