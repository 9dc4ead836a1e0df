import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { OpenKind } from '../../appointment-kinds.ts'
import type { AppointmentsContract } from '../../appointments.contract.ts'
import { openKindOf } from '../../booking-draft.ts'
import { appointmentTypesQuery } from './booking.queries.ts'

interface KindChoiceProps {
  /** The kind that is checked when the page is rendered. */
  readonly ticked: OpenKind
  readonly onChoose: (kind: OpenKind) => void
}

/** The choice of the kind of appointment. */
export const KindChoice = ({ ticked, onChoose }: KindChoiceProps) => {
  const { t } = useTranslation('booking')
  const { data: types } = useSuspenseQuery(appointmentTypesQuery(useApi<AppointmentsContract>()))
  return (
    <section aria-labelledby="booking-kind">
      <h2 id="booking-kind" className="mb-5 font-display text-heading">
        {t('kind.title')}
      </h2>
      <RadioGroupField
        name="type"
        label={t('kind.label')}
        required
        defaultValue={ticked}
        onChange={(value) => {
          const kind = openKindOf(value)
          if (kind) onChoose(kind)
        }}
        options={types.map(({ _id, name, durationMinutes: count }) => ({
          value: _id,
          label: (
            <>
              <span className="font-medium">{name}</span>{' '}
              <span className="ms-2 text-ink-soft text-small tabular-nums">
                {t('kind.minutes', { count })}
              </span>
            </>
          ),
          hint: t(`kind.hints.${_id}`),
        }))}
      />
    </section>
  )
}
