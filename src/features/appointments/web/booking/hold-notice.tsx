import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Hold } from '../../booking-draft.ts'

interface HoldNoticeProps {
  readonly hold: Hold | null
  readonly start: string
  readonly isLapsed: boolean
  readonly onLapse: (start: string) => void
  readonly onHoldAgain: () => void
}

/** Says that the chosen slot is reserved for the customer, or no longer, with a button to reserve it again. */
export const HoldNotice = ({ hold, start, isLapsed, onLapse, onHoldAgain }: HoldNoticeProps) => {
  const { t } = useTranslation('booking')
  const untilMs = hold?.start === start ? hold.untilMs : undefined
  const lapse = useEffectEvent(() => onLapse(start))
  useEffect(() => {
    if (untilMs === undefined) return
    const timer = setTimeout(() => lapse(), Math.max(0, untilMs - Date.now()))
    return () => clearTimeout(timer)
  }, [untilMs])
  return (
    <div role="status" className="mt-3 min-h-12 text-small">
      {isLapsed ? (
        <>
          <p>{t('hold.lapsed')}</p>
          <Button variant="quiet" size="small" onClick={onHoldAgain}>
            {t('hold.again')}
          </Button>
        </>
      ) : (
        untilMs !== undefined && <p className="text-ink-soft">{t('hold.held')}</p>
      )}
    </div>
  )
}
