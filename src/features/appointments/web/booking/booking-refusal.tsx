import { useTranslation } from 'react-i18next'
import { ApiError, Unreachable } from '../../../../shared/api/api-error.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { insteadOf } from '../../taken-slot.ts'

interface BookingRefusalProps {
  /** A required field is empty. */
  readonly isIncomplete: boolean
  readonly failure: unknown
}

const serverErrors = 500

/** Says above the button why an appointment was not booked; a slot that is taken is reported beside the other slots. */
export const BookingRefusal = ({ isIncomplete, failure }: BookingRefusalProps) => {
  const { t } = useTranslation('booking')
  const sentence = () => {
    if (failure === null || insteadOf(failure)) return undefined
    if (failure instanceof Unreachable) return t('unreachable')
    return failure instanceof ApiError && failure.status < serverErrors ? failure.message : t('broken')
  }
  if (isIncomplete)
    return (
      <Refusal title={t('missing.title')} takesFocus={false} className="mb-5">
        {t('missing.text')}
      </Refusal>
    )
  const said = sentence()
  return said && <Refusal className="mb-5">{said}</Refusal>
}
