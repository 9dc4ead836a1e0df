import type { MouseEvent } from 'react'
import { timeOfDay } from '../../../../shared/dates/day-and-time.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../api/use-language.ts'
import { Button } from '../../../buttons/button.tsx'
import { useOwnTexts } from '../../../i18n/use-own-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import { draftOfferTexts } from './draft-offer.texts.ts'
import type { OfferedDraft } from './use-kept-draft.ts'

/** Offers a draft that was typed elsewhere. It comes after the form, and lies over its end so that nothing moves. */
export const DraftOffer = ({ offer }: { readonly offer: OfferedDraft | undefined }) => {
  useOwnTexts('draftOffer', draftOfferTexts)
  const { t } = useTranslation('draftOffer')
  const lng = useLanguage()
  const answer = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    act()
  }
  return (
    <div
      aria-live="polite"
      className="absolute inset-x-0 bottom-full flex flex-wrap items-center gap-x-4 gap-y-1 text-small not-empty:border-s-2 not-empty:border-t not-empty:border-s-garance not-empty:border-t-hairline not-empty:bg-paper not-empty:px-4 not-empty:py-2"
    >
      {offer && (
        <>
          <p>{t('text', { day: longDay(offer.savedAt, lng), time: timeOfDay(offer.savedAt, lng) })}</p>
          <Button size="small" variant="secondary" onClick={answer(offer.takeUp)}>
            {t('takeUp')}
          </Button>
          <Button size="small" variant="quiet" onClick={answer(offer.throwAway)}>
            {t('throwAway')}
          </Button>
        </>
      )}
    </div>
  )
}
