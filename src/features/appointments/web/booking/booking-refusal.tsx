import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface BookingRefusalProps {
  /** A required field is empty. */
  readonly isIncomplete: boolean
  readonly said: string | undefined
}

/** Says above the button why an appointment was not booked; a slot that is taken is reported beside the other slots. */
export const BookingRefusal = ({ isIncomplete, said }: BookingRefusalProps) => {
  const { t } = useTranslation('booking')
  if (isIncomplete)
    return (
      <Refusal title={t('missing.title')} takesFocus={false} className="mb-5">
        {t('missing.text')}
      </Refusal>
    )
  return said && <Refusal className="mb-5">{said}</Refusal>
}
