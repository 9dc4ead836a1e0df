import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { mostInstalments } from '../../../commissions/commissions.limits.ts'
import { necessaryStages, type StageKey, stageKeys } from '../../../commissions/stages/stages.ts'
import { newInstalment, type TypedInstalment, type TypedQuote, typedTotalCents } from './quote-draft.ts'

const planned = stageKeys.filter((stage) => stage !== 'retouches')

interface StageRowsProps {
  readonly hours: TypedQuote['hours']
  readonly faults: ReadonlySet<string>
  readonly onChange: (hours: TypedQuote['hours']) => void
}

/** The stages that there are, and the hours of work of each. */
export const StageRows = ({ hours, faults, onChange }: StageRowsProps) => {
  const { t } = useTranslation('deskCommissions')
  const toggle = (stage: StageKey, isThere: boolean) => {
    const { [stage]: _gone, ...others } = hours
    onChange(isThere ? { ...others, [stage]: '8' } : others)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('draft.stages')}</legend>
      {planned.map((stage) => {
        const typed = hours[stage]
        return (
          <div key={stage} className="flex flex-wrap items-center gap-x-4 border-hairline border-b">
            <CheckboxField
              name={`stage.${stage}`}
              label={t(`stages.${stage}`)}
              checked={typed !== undefined}
              disabled={necessaryStages.includes(stage)}
              onChange={({ target }) => toggle(stage, target.checked)}
              className="me-auto"
            />
            {typed !== undefined && (
              <div className="flex items-center gap-2 text-small">
                <input
                  name={`hours.${stage}`}
                  aria-label={`${t(`stages.${stage}`)}, ${t('draft.hours')}`}
                  aria-invalid={faults.has(`hours.${stage}`) || undefined}
                  inputMode="numeric"
                  value={typed}
                  onChange={({ target }) => onChange({ ...hours, [stage]: target.value })}
                  className="control w-16 text-end"
                />
                {t('draft.hours')}
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

interface ScheduleRowsProps {
  readonly quote: TypedQuote
  readonly faults: ReadonlySet<string>
  readonly onChange: (schedule: readonly TypedInstalment[]) => void
}

const percent = 100

/** When which part of the price is paid. */
export const ScheduleRows = ({ quote, faults, onChange }: ScheduleRowsProps) => {
  const { t } = useTranslation('deskCommissions')
  const { schedule } = quote
  const totalCents = typedTotalCents(quote)
  const amountOf = (share: string) => {
    const part = Number(share.replace(',', '.'))
    return Number.isFinite(part) ? formatEuros(eurosOfCents(Math.round((totalCents * part) / percent))) : ''
  }
  const free = planned.find(
    (stage) => quote.hours[stage] !== undefined && !schedule.some(({ beforeStage }) => beforeStage === stage),
  )
  const set = (index: number, change: Partial<TypedInstalment>) =>
    onChange(schedule.map((row, place) => (place === index ? { ...row, ...change } : row)))
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">{t('draft.schedule')}</legend>
      {schedule.map(({ id, beforeStage, share }, index) => (
        <div
          key={id}
          className="mt-3 grid grid-cols-[1fr_5rem_auto] items-end gap-3 border-hairline border-b pb-3 @min-[28rem]:grid-cols-[1fr_5rem_6rem_auto]"
        >
          {index === 0 ? (
            <p className="min-h-11 content-center">{t('draft.atOnce')}</p>
          ) : (
            <SelectField
              name={`schedule.${index}.beforeStage`}
              label={t('draft.before')}
              value={beforeStage}
              options={planned
                .filter((stage) => quote.hours[stage] !== undefined)
                .map((value) => ({ value, label: t(`stages.${value}`) }))}
              onChange={({ target }) =>
                set(index, { beforeStage: planned.find((stage) => stage === target.value) ?? '' })
              }
            />
          )}
          <TextField
            name={`schedule.${index}.share`}
            label={t('draft.share')}
            inputMode="decimal"
            value={share}
            onChange={({ target }) => set(index, { share: target.value })}
            error={faults.has(`schedule.${index}.share`) ? t('draft.unreadable') : undefined}
          />
          <p className="min-h-11 content-center text-end text-small tabular-nums @max-[28rem]:hidden">
            {amountOf(share)}
          </p>
          {index > 0 ? (
            <Button
              variant="quiet"
              size="small"
              aria-label={t('draft.remove', { n: index + 1 })}
              onClick={() => onChange(schedule.filter((_, place) => place !== index))}
            >
              ✕
            </Button>
          ) : (
            <span className="w-11" />
          )}
        </div>
      ))}
      {free && schedule.length < mostInstalments && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange([...schedule, newInstalment(free, '')])}
          className="mt-2"
        >
          {t('draft.addInstalment')}
        </Button>
      )}
    </fieldset>
  )
}
