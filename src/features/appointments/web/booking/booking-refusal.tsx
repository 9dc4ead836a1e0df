import { useTranslation } from 'react-i18next'
import { ApiError, Unreachable } from '../../../../shared/api/api-error.ts'
import { insteadOf } from '../../taken-slot.ts'

interface BookingRefusalProps {
  /** A required field is empty. */
  readonly isIncomplete: boolean
  readonly failure: unknown
}

const serverErrors = 500

/** Says above the button why a visit was not booked; a slot that is taken is reported beside the other slots. */
export const BookingRefusal = ({ isIncomplete, failure }: BookingRefusalProps) => {
  const { t } = useTranslation('booking')
  const sentence = () => {
    if (failure === null || insteadOf(failure)) return undefined
    if (failure instanceof Unreachable) return t('unreachable')
    return failure instanceof ApiError && failure.status < serverErrors ? failure.message : t('broken')
  }
  const said = isIncomplete ? t('missing.text') : sentence()
  return (
    <div role="alert">
      {said && (
        <div className="mb-5 border-garance border-s-2 bg-rose px-4 py-3 text-small">
          {isIncomplete && <p className="font-semibold">{t('missing.title')}</p>}
          <p>{said}</p>
        </div>
      )}
    </div>
  )
}
