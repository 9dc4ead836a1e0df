import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface TakenPlaceProps {
  /** The moments at which the free slots nearby begin. */
  readonly instead: readonly string[]
  readonly onChoose: (start: string) => void
}

/** Says that a place is taken, with buttons for the nearest free ones. */
export const TakenPlace = ({ instead, onChoose }: TakenPlaceProps) => {
  const { t } = useTranslation('staffAppointment')
  const lng = useLanguage()
  return (
    <Refusal className="mb-4">
      <p>{t(instead.length > 0 ? 'place.taken' : 'place.takenAlone')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {instead.map((start) => (
          <li key={start}>
            <Button variant="secondary" size="small" onClick={() => onChoose(start)}>
              {spokenTime(Date.parse(start), lng)}
            </Button>
          </li>
        ))}
      </ul>
    </Refusal>
  )
}
