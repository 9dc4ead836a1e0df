import { weekdayRange } from '../../../shared/dates/weekdays.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { House } from '../house.schema.ts'

/** Says where and when customers fetch orders at the salon. */
export const AtelierNotice = ({ house }: { house: House }) => {
  const { t } = useTranslation('settings')
  const lng = useLanguage()
  const { street, postalCode, city } = house.address
  return (
    <div className="text-small">
      <address className="not-italic leading-snug">
        <span className="block font-medium text-body">{house.name}</span>
        {street}, {postalCode} {city}
      </address>
      <dl className="mt-2 text-ink-soft">
        {(['salon', 'onRequest'] as const)
          .filter((group) => house.hours[group].length > 0)
          .map((group) => (
            <div key={group} className="flex flex-wrap gap-x-2">
              <dt>{t(`hoursOf.${group}`)}</dt>
              {house.hours[group].map(({ days, opens, closes }) => (
                <dd key={`${days} ${opens}`} className="tabular-nums">
                  {weekdayRange(days, lng)}, {opens}–{closes}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </div>
  )
}
