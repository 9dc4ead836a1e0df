import { momentTyped, typedMoment } from '../../../../shared/calendar/typed-moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

const usualTime = '10:00'

interface MomentFormProps {
  /** The moment that is planned already. */
  readonly at: string | null
  readonly label: string
  readonly busy: boolean
  readonly onMoment: (at: string) => void
}

/** Asks for the day and the hour, in Paris, at which a letter leaves by itself. */
export const MomentForm = ({ at, label, busy, onMoment }: MomentFormProps) => {
  const { t } = useTranslation('lettersDesk')
  const form = useForm({
    names: ['day', 'time'],
    start: at === null ? { day: '', time: usualTime } : { ...typedMoment(at) },
    check: ({ day, time }) => ({
      day: day ? undefined : t('sending.dayMissing'),
      time: time ? undefined : t('sending.timeMissing'),
    }),
    submit: (typed) => onMoment(momentTyped(typed)),
  })
  return (
    <form method="post" {...form.props} className="flex flex-wrap items-end gap-3">
      <FormAlert>{form.refusal}</FormAlert>
      <TextField {...form.field('day')} type="date" label={t('sending.day')} frameClassName="w-40" />
      <TextField {...form.field('time')} type="time" label={t('sending.time')} frameClassName="w-36" />
      <Button type="submit" variant="secondary" loading={busy}>
        {label}
      </Button>
    </form>
  )
}
