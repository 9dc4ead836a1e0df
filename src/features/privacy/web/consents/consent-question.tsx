import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { ConsentPurpose } from '../../consents.ts'
import type { Consent } from '../../privacy.contract.ts'
import { useAnswer } from './use-answer.ts'

interface ConsentQuestionProps {
  readonly purpose: ConsentPurpose
  /** The customer's answer; undefined until it is loaded. */
  readonly consent: Consent | undefined
}

/** The sentence about an answer, with the day on which it was given. */
const useConsentState = (consent: Consent | undefined) => {
  const { t } = useTranslation('privacy')
  const lng = useLanguage()
  if (!consent) return undefined
  if (consent.answeredAt === null) return t('consents.unanswered')
  return t(consent.granted ? 'consents.granted' : 'consents.withdrawn', {
    day: longDay(consent.answeredAt, lng),
  })
}

/** One question of consent: what it means, the answer, and since when. */
export const ConsentQuestion = ({ purpose, consent }: ConsentQuestionProps) => {
  const { t } = useTranslation('privacy')
  const { wanted, isSaved, answer } = useAnswer(purpose)
  const state = useConsentState(consent)
  // The id does not come from useId: the server renders the question and the browser its switch, and both need the same
  // id.
  const id = `consent-${purpose}`
  const isSaving = wanted !== undefined
  return (
    <div className="border-hairline border-b py-6 first:pt-0">
      <div className="flex items-start justify-between gap-6">
        <label htmlFor={consent ? id : undefined} className="min-w-0 py-1 font-medium">
          {t(`consents.${purpose}.label`)}
        </label>
        {consent ? (
          <Switch
            id={id}
            aria-describedby={`${id}-text`}
            aria-busy={isSaving || undefined}
            checked={wanted ?? consent.granted}
            onChange={answer}
          />
        ) : (
          <Skeleton className="mt-1 h-7 w-13 flex-none noscript:hidden" />
        )}
      </div>
      <p id={`${id}-text`} className="mt-2 max-w-measure text-ink-soft text-small">
        {t(`consents.${purpose}.text`)}
      </p>
      <p
        className={classNames(
          'mt-3 min-h-[1lh] text-small transition-opacity',
          consent?.granted ? 'text-sage' : 'text-ink-soft',
          isSaving && 'opacity-60',
        )}
      >
        {state}
      </p>
      {/* A screen reader announces the answer after a change, but not when the page is opened. */}
      <p role="status" className="sr-only">
        {isSaved && state}
      </p>
    </div>
  )
}
