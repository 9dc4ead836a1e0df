import { parisClock, parisInstantMs } from '../../../../shared/calendar/paris-clock.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

const names = ['day', 'time', 'lastDay', 'lastTime'] as const

const usualTime = '10:00'

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const typedOf = (at: string | null) => {
  if (at === null) return { day: '', time: usualTime }
  const { date, minutes } = parisClock(Date.parse(at))
  return { day: date, time: timeOf(minutes) }
}

const momentOf = (day: string, time: string) =>
  day === '' ? null : new Date(parisInstantMs(day, minutesOf(time))).toISOString()

export interface NextDates {
  readonly publishAt: string | null
  readonly endsAt: string | null
}

interface DatesFormProps extends NextDates {
  readonly busy: boolean
  readonly onDates: (dates: NextDates) => void
}

/** Asks for the moments, in Paris, at which a next version is published by itself and at which it ends. */
export const DatesForm = ({ publishAt, endsAt, busy, onDates }: DatesFormProps) => {
  const { t } = useTranslation('nextWords')
  const [first, last] = [typedOf(publishAt), typedOf(endsAt)]
  const form = useForm({
    names,
    start: { ...first, lastDay: last.day, lastTime: last.time },
    check: ({ day, time, lastDay, lastTime }) => ({
      day: day || lastDay ? undefined : t('dates.missing'),
      time: day && !time ? t('dates.timeMissing') : undefined,
      lastDay: day && lastDay && lastDay + lastTime <= day + time ? t('dates.tooEarly') : undefined,
      lastTime: lastDay && !lastTime ? t('dates.timeMissing') : undefined,
    }),
    submit: ({ day, time, lastDay, lastTime }) =>
      onDates({ publishAt: momentOf(day, time), endsAt: momentOf(lastDay, lastTime) }),
  })
  return (
    <form method="post" {...form.props} className="mt-4 border-hairline border-t pt-3">
      <fieldset className="flex flex-wrap items-end gap-3">
        <legend className="sr-only">{t('dates.title')}</legend>
        <TextField {...form.field('day')} type="date" label={t('dates.day')} frameClassName="w-40" />
        <TextField {...form.field('time')} type="time" label={t('dates.time')} frameClassName="w-28" />
        <TextField {...form.field('lastDay')} type="date" label={t('dates.lastDay')} frameClassName="w-40" />
        <TextField
          {...form.field('lastTime')}
          type="time"
          label={t('dates.lastTime')}
          frameClassName="w-28"
        />
        <Button type="submit" size="small" variant="secondary" loading={busy}>
          {t('dates.set')}
        </Button>
      </fieldset>
      <p className="mt-2 text-caption text-ink-soft">{t('dates.hint')}</p>
    </form>
  )
}
