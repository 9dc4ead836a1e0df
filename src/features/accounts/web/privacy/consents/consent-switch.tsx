import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { longDay } from '../../../../../shared/long-day.ts'
import { useLanguage } from '../../../../../ui/api/use-language.ts'
import { classNames } from '../../../../../ui/class-names.ts'
import type { Consent } from '../../../privacy.contract.ts'
import { useAnswer } from './use-answer.ts'

const TRACK =
  'relative mt-1 h-7 w-13 flex-none appearance-none border border-rule bg-sheet transition-colors hover:border-ink ' +
  'before:absolute before:inset-y-1 before:left-1 before:w-5 before:bg-rule before:transition-[translate,background-color] ' +
  'checked:border-garance-fill checked:bg-garance-fill checked:before:translate-x-[1.375rem] checked:before:bg-on-garance ' +
  'forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]'

/** One question of consent: what it means, the answer, and since when. */
export const ConsentSwitch = ({ consent }: { consent: Consent }) => {
  const { purpose, granted, answeredAt } = consent
  const { t } = useTranslation('privacy')
  const lng = useLanguage()
  const { wanted, answer } = useAnswer(purpose)
  const id = useId()
  const day = answeredAt === null ? '' : longDay(answeredAt, lng)
  const standing = answeredAt === null ? 'unanswered' : granted ? 'granted' : 'withdrawn'
  return (
    <div className="border-hairline border-b py-6 first:pt-0">
      <div className="flex items-start justify-between gap-6">
        <label htmlFor={id} className="min-w-0 py-1 font-medium">
          {t(`consents.${purpose}.label`)}
        </label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={wanted ?? granted}
          id={id}
          aria-describedby={`${id}-text`}
          aria-busy={wanted !== undefined || undefined}
          checked={wanted ?? granted}
          onChange={({ target }) => void answer(target.checked)}
          className={TRACK}
        />
      </div>
      <p id={`${id}-text`} className="mt-2 max-w-measure text-ink-soft text-small">
        {t(`consents.${purpose}.text`)}
      </p>
      <p
        role="status"
        className={classNames(
          'mt-3 text-small',
          granted ? 'text-sage' : 'text-ink-soft',
          wanted !== undefined && 'opacity-60',
        )}
      >
        {t(`consents.${standing}`, { day })}
      </p>
    </div>
  )
}
