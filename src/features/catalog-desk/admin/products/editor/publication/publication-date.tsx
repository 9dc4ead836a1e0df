import { createContext, type ReactNode, useContext } from 'react'
import { momentTyped, typedMoment } from '../../../../../../shared/calendar/typed-moment.ts'
import { Button } from '../../../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'

const names = ['day', 'time'] as const

const usualTime = '10:00'

/** Says what else is planned for a day; the page knows, because it is of several slices. */
export const PlannedOnDay = createContext<(day: string) => ReactNode>(() => null)

interface PublicationDateProps {
  readonly at: string | null
  readonly busy: boolean
  readonly onDate: (at: string) => void
}

/** Asks for the moment, in Paris, at which a draft is published by itself. */
export const PublicationDate = ({ at, busy, onDate }: PublicationDateProps) => {
  const { t } = useTranslation('publication')
  const planned = useContext(PlannedOnDay)
  const form = useForm({
    names,
    start: at === null ? { day: '', time: usualTime } : { ...typedMoment(at) },
    check: ({ day, time }) => ({
      day: day ? undefined : t('date.dayMissing'),
      time: time ? undefined : t('date.timeMissing'),
    }),
  })
  // It stands inside the form of the product, so it is a form of its own without being one.
  const send = () => {
    const typed = form.attempt()
    if (typed) onDate(momentTyped(typed))
  }
  return (
    <fieldset
      {...form.scopeProps}
      className="mt-4 flex flex-wrap items-end gap-3 border-hairline border-t pt-3"
    >
      <legend className="sr-only">{t('date.title')}</legend>
      <TextField {...form.field('day')} type="date" label={t('date.day')} frameClassName="w-40" />
      <TextField {...form.field('time')} type="time" label={t('date.time')} frameClassName="w-28" />
      <Button size="small" variant="secondary" loading={busy} onClick={send}>
        {t('date.set')}
      </Button>
      {planned(form.typed.day)}
    </fieldset>
  )
}
