import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { longestCm } from '../../body-measures.limits.ts'
import type { MeasureName } from '../../body-measures.ts'
import { type LengthUnit, lengthOfCm, readLength } from '../../length.ts'
import {
  type AskedMeasure,
  addPass,
  goBack,
  type Measuring,
  progressOf,
  skip,
} from '../../measuring.rules.ts'

interface PassesProps {
  readonly measuring: Measuring
  readonly asked: AskedMeasure
  readonly unit: LengthUnit
  readonly plateOf: (name: MeasureName) => ReactNode
  readonly onChange: (next: Measuring) => void
  /** Goes on to what was taken, before all of it was. */
  readonly onStop: () => void
  readonly onCancel: () => void
}

/** One measure after the other. A second pass does not show the first: it would be measured to agree with it. */
export const Passes = (props: PassesProps) => {
  const { measuring, asked, plateOf, onChange, onStop, onCancel } = props
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  const { answered, wanted } = progressOf(measuring)
  return (
    <div className="mt-6 grid gap-x-gutter gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {/* On a telephone, picture, words and field are seen at once. */}
      <div className="w-32 md:w-auto">{plateOf(asked.name)}</div>
      <div className="min-w-0">
        <p className="text-ink-soft text-small">
          {t('pass.place', { place: answered + 1, of: answered + wanted })}
          {asked.pass > 1 && ` · ${t(asked.pass === 2 ? 'pass.second' : 'pass.third')}`}
        </p>
        <Pass key={`${asked.name} ${asked.pass}`} {...props} />
        <div className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
          {answered > 0 && (
            <Button variant="quiet" size="small" onClick={() => onChange(goBack(measuring))}>
              {t('pass.back')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onChange(skip(measuring, asked.name))}>
            {t('pass.skip')}
          </Button>
          {answered > 0 ? (
            <Button variant="quiet" size="small" onClick={onStop}>
              {t('pass.stop')}
            </Button>
          ) : (
            <Button variant="quiet" size="small" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const Pass = ({ measuring, asked: { name, pass }, unit, onChange }: PassesProps) => {
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  const [fault, setFault] = useState<string>()
  return (
    <form
      method="post"
      noValidate
      className="mt-1"
      onSubmit={(event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('length')
        if (!(field instanceof HTMLInputElement)) return
        const length = readLength(field.value, unit)
        if (length === undefined || length > lengthOfCm(longestCm)) {
          setFault(t(length === undefined ? `pass.unreadable.${unit}` : 'pass.tooLong'))
          field.focus()
          return
        }
        onChange(addPass(measuring, name, length))
      }}
    >
      <h3 className="font-display text-subheading">{t(`bodyMeasures:names.${name}`)}</h3>
      <p className="mt-2 max-w-measure">{t(`bodyMeasures:how.${name}`)}</p>
      {pass > 1 && (
        <p className="mt-2 max-w-measure text-ink-soft text-small">
          {t(pass === 2 ? 'pass.secondText' : 'pass.thirdText')}
        </p>
      )}
      <div className="mt-5 flex max-w-80 flex-col gap-4">
        <TextField
          name="length"
          label={t('pass.length', { measure: t(`bodyMeasures:names.${name}`), unit: t(`unit.${unit}`) })}
          error={fault}
          hint={unit === 'in' ? t('pass.inchHint') : undefined}
          inputMode={unit === 'cm' ? 'decimal' : 'text'}
          autoComplete="off"
          autoFocus
          required
        />
        <Button type="submit">{t('pass.next')}</Button>
      </div>
    </form>
  )
}
