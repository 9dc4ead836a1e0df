import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { slotsTexts } from './slots.texts.ts'

interface TakenNoticeProps {
  /** The moments at which the free slots nearby begin. */
  readonly instead: readonly string[]
  readonly onChoose: (start: string) => void
}

/** Says that a slot is taken, with buttons for the nearest free ones. */
export const TakenNotice = ({ instead, onChoose }: TakenNoticeProps) => {
  useOwnTexts('slots', slotsTexts)
  const { t } = useTranslation('slots')
  const lng = useLanguage()
  return (
    <Refusal className="mt-4">
      <p>{t(instead.length > 0 ? 'taken' : 'takenAlone')}</p>
      {instead.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {instead.map((start) => (
            <li key={start}>
              <Button variant="secondary" size="small" onClick={() => onChoose(start)}>
                {spokenTime(Date.parse(start), lng)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Refusal>
  )
}
