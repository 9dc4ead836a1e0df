import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { OpenKind } from '../../appointment-kinds.ts'
import type { KeptBooking } from '../../booking-draft.ts'
import { SlotChoice } from '../slots/slot-choice.tsx'
import { HoldNotice } from './hold-notice.tsx'
import type { useHeldSlot } from './use-held-slot.ts'

interface SlotPartProps {
  readonly type: OpenKind
  /** Undefined until hydration. */
  readonly kept: KeptBooking | undefined
  readonly held: ReturnType<typeof useHeldSlot>
  /** The free slots near one that was taken; undefined if none was. */
  readonly taken: readonly string[] | undefined
  readonly onChoose: (start: string) => void
  readonly error: string | undefined
}

/** The choice of the time, and whether it is reserved for the customer. */
export const SlotPart = ({ type, kept, held, taken, onChoose, error }: SlotPartProps) => {
  const { t } = useTranslation('booking')
  const start = kept?.draft.start ?? null
  const hold = kept?.hold ?? null
  return (
    <section aria-labelledby="booking-slot">
      <h2 id="booking-slot" className="mb-5 font-display text-heading">
        {t('slot.title')}
      </h2>
      <SlotChoice
        key={type}
        type={type}
        value={start}
        onChoose={onChoose}
        hold={hold?.id}
        error={error}
        taken={taken}
      />
      {start !== null && (
        <HoldNotice
          hold={hold}
          start={start}
          isLapsed={held.isLapsed}
          onLapse={held.lapse}
          onHoldAgain={held.holdAgain}
        />
      )}
    </section>
  )
}
