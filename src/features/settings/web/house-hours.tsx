import { weekdayRange } from '../../../shared/dates/weekdays.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { House } from '../house.schema.ts'
import { hourGroups } from '../settings.limits.ts'

interface HouseHoursProps {
  readonly hours: House['hours']
  readonly level?: 2 | 3
}

/** The hours of the customer service and of the salon (§1), from the same record. */
export const HouseHours = ({ hours, level = 2 }: HouseHoursProps) => {
  const { t } = useTranslation('settings')
  const lng = useLanguage()
  const Heading = `h${level}` as const
  return (
    <section>
      <Heading className="font-medium">{t('hours')}</Heading>
      <dl className="mt-3 grid gap-3 text-ink-soft">
        {hourGroups
          .filter((group) => hours[group].length > 0)
          .map((group) => (
            <div key={group}>
              <dt>{t(`hoursOf.${group}`)}</dt>
              {hours[group].map(({ days, opens, closes }) => (
                <dd key={`${days} ${opens}`} className="tabular-nums">
                  {weekdayRange(days, lng)}, {opens}–{closes}
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </section>
  )
}
