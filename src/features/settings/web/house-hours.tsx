import { useTranslation } from 'react-i18next'
import { weekdayRange } from '../../../shared/dates.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import type { House } from '../house.schema.ts'

const groups = ['customerService', 'salon', 'onRequest'] as const

/** When the house answers and when it receives: both timetables of product.md §2, from the one record. */
export const HouseHours = ({ hours }: { hours: House['hours'] }) => {
  const { t } = useTranslation('settings')
  const lng = useLanguage()
  return (
    <section>
      <h2 className="font-medium">{t('hours')}</h2>
      <dl className="mt-3 grid gap-3 text-ink-soft">
        {groups.map((group) => (
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
