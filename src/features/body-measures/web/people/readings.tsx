import { houseTimeZone } from '../../../../shared/calendar/paris-time.ts'
import { dateFormat } from '../../../../shared/dates/date-format.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { MeasuresAnswer } from '../../body-measures.schema.ts'

const format = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: houseTimeZone })

/** Who of the house has read the measures. */
export const Readings = ({ readings, profiles }: Pick<MeasuresAnswer, 'readings' | 'profiles'>) => {
  const { t } = useTranslation('measuresBook')
  const lng = useLanguage()
  if (profiles.length === 0) return null
  const names = new Map(profiles.map(({ _id, name }) => [_id, name ?? t('you')]))
  return (
    <section aria-labelledby="lectures" className="mt-14 border-hairline border-t pt-6">
      <h2 id="lectures" className="font-display text-subheading">
        {t('readings.title')}
      </h2>
      {readings.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('readings.none')}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-1.5 text-small">
          {readings.map(({ at, by, profile }) => (
            <li key={`${at} ${profile} ${by}`}>
              {t('readings.line', {
                by: by ?? t('readings.gone'),
                at: format(lng).format(new Date(at)),
                of: names.get(profile) ?? '',
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
