import { locales } from '../../../../shared/i18n/locales.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { timeOfSlot } from '../../../appointments/slot-days.rules.ts'
import type { Placement } from '../../staff-appointment.schema.ts'
import type { ChosenPlace } from './use-place.ts'

interface PlacementNoteProps {
  readonly placement: Placement | undefined
  /** Why there is no answer about the place. */
  readonly unknown: ChosenPlace['unknown']
}

/**
 * Lists the conflicts of an appointment, or says that there are none. Its space is reserved, so that nothing moves while it
 * loads.
 */
export const PlacementNote = ({ placement, unknown }: PlacementNoteProps) => {
  const { t } = useTranslation('staffAppointment')
  return (
    <div role="status" className="my-4 min-h-[4.5rem] border-hairline border-s-2 ps-4 text-small">
      {placement ? <Told placement={placement} /> : <p className="text-ink-soft">{t(`place.${unknown}`)}</p>}
    </div>
  )
}

const Told = ({ placement }: { placement: Placement }) => {
  const { t } = useTranslation('staffAppointment')
  const lng = useLanguage()
  const { salons, conflicts, closed, closedReason } = placement
  const names = salons.map((salon) => t(`salons.${salon}`))
  const isFree = salons.length > 0
  return (
    <>
      {closed && (
        <p className="flex items-start gap-2 font-medium text-garance">
          <Icon name="alert" size={16} className="mt-1 flex-none" />
          <span>
            {t(`place.closed.${closed}`)} {closedReason && t('place.because', { reason: closedReason })}
          </span>
        </p>
      )}
      {isFree ? (
        <p>{t('place.free', { salons: new Intl.ListFormat(locales[lng]).format(names) })}</p>
      ) : (
        <p className="flex items-start gap-2 font-medium text-garance">
          <Icon name="alert" size={16} className="mt-1 flex-none" />
          {t('place.inTheWay')}
        </p>
      )}
      {conflicts.length > 0 && (
        <>
          {isFree && <p className="text-ink-soft">{t('place.partlyTaken')}</p>}
          <ul className="text-ink-soft">
            {conflicts.map(({ _id, name, typeName: kind, salon, start, end }) => (
              <li key={`${salon} ${start}`}>
                {t(_id === null ? 'place.held' : 'place.conflict', {
                  from: timeOfSlot({ start }),
                  to: timeOfSlot({ start: end }),
                  name,
                  kind,
                  salon: t(`salons.${salon}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
