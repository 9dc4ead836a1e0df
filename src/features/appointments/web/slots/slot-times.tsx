import { useSyncExternalStore } from 'react'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { OfferedSlot } from '../../appointments.contract.ts'
import { ownTimeOf } from '../../own-time.rules.ts'
import { timeOfSlot } from '../../slot-days.rules.ts'

interface SlotTimesProps {
  readonly date: CivilDate
  readonly slots: readonly OfferedSlot[]
  readonly value: string | null
  readonly onChoose: (start: string) => void
}

const subscribe = () => () => undefined

const ofBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const onServer = () => houseTimeZone

/** The time zone of the visitor; that of Paris until hydration. */
const useOwnZone = () => useSyncExternalStore(subscribe, ofBrowser, onServer)

/** The free times of a day, in the time of Paris; below, in the visitor's local time, if that differs. */
export const SlotTimes = ({ date, slots, value, onChoose }: SlotTimesProps) => {
  const { t } = useTranslation('slots')
  const lng = useLanguage()
  const zone = useOwnZone()
  const labelOf = (slot: OfferedSlot) => {
    const own = ownTimeOf(slot.start, zone, lng)
    return (
      <>
        {timeOfSlot(slot)}
        {own && (
          <>
            {' '}
            <span className="block text-caption">{t('ownTime', { ...own })}</span>
          </>
        )}
      </>
    )
  }
  return (
    <RadioGroupField
      name="start"
      label={t('timesOf', { day: spokenDay(date, lng) })}
      hint={slots.some(({ needsConfirmation }) => needsConfirmation) ? t('onRequest') : t('parisTime')}
      appearance="tiles"
      value={value ?? ''}
      onChange={onChoose}
      options={slots.map((slot) => ({ value: slot.start, label: labelOf(slot) }))}
    />
  )
}
