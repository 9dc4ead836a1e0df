import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Unanswered } from '../../../../ui/admin/unanswered.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { UnavailableDatesContract } from '../../unavailable-dates.contract.ts'
import { ClosingFields } from './closing-fields.tsx'
import { closureFields, closureOf, entryOf, faultOf, type NewClosure } from './closure-entry.ts'
import { touchedQuery } from './closures.queries.ts'
import { TouchedAppointments } from './touched-appointments.tsx'

interface LookedAtProps {
  readonly closure: NewClosure
  readonly onDone: () => void
}

/** Shows the appointments that a closure affects, before it is stored. */
const LookedAt = ({ closure, onDone }: LookedAtProps) => {
  const { t } = useTranslation('staffCalendar')
  const api = useApi<UnavailableDatesContract>()
  const { data, error, refetch } = useQuery(touchedQuery(api, closure))
  const { write, busy } = useWrite({
    send: (body: NewClosure, idempotencyKey) =>
      api('POST /admin/unavailable-dates', { body, idempotencyKey }),
    succeeded: () => notify('general', { title: t('closing.done'), variant: 'success' }),
    failed: (failure) => showFailure(t('closing.failed'), failure),
  })
  const close = async () => {
    if (await write(closure)) onDone()
  }
  if (error)
    return (
      <Unanswered
        error={error}
        text={t('closing.touchedFailed')}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  if (!data) return <Skeleton className="mt-6 h-24 w-full" />
  return (
    <div className="mt-6 border-garance border-s-2 ps-4">
      <TouchedAppointments appointments={data} />
      <Button loading={busy} onClick={() => void close()} className="mt-4">
        {data.length > 0 ? t('closing.confirmAll') : t('closing.confirm')}
      </Button>
    </div>
  )
}

/** The form to close days or hours: first it shows the affected appointments, then it stores the closure. */
export const ClosingForm = () => {
  const { t } = useTranslation('staffCalendar')
  const [lookedAt, setLookedAt] = useState<NewClosure>()
  const form = useForm({
    names: closureFields,
    start: { wholeDays: 'on', repeats: 'never' },
    check: (typed) => {
      const fault = faultOf(entryOf(typed))
      return fault ? { [fault.field]: t(`closing.${fault.text}`) } : {}
    },
    submit: (typed) => setLookedAt(closureOf(entryOf(typed))),
    changed: () => setLookedAt(undefined),
  })
  return (
    <>
      <form method="post" {...form.props} aria-labelledby="closing" className="flex flex-col gap-4">
        <h3 id="closing" className="font-semibold">
          {t('closing.title')}
        </h3>
        <ClosingFields form={form} />
        <Button type="submit" variant="secondary" className="self-start">
          {t('closing.look')}
        </Button>
      </form>
      {lookedAt && (
        <LookedAt
          closure={lookedAt}
          onDone={() => {
            form.reset()
            setLookedAt(undefined)
            form.focus('firstDay')
          }}
        />
      )}
    </>
  )
}
