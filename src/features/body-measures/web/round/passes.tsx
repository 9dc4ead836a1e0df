import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type BodyLength,
  type LengthUnit,
  lengthOfCm,
  readLength,
} from '../../../../shared/lengths/body-length.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { longestCm } from '../../body-measures.limits.ts'
import type { MeasureName } from '../../body-measures.ts'
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
export const Passes = ({ measuring, asked, unit, plateOf, onChange, onStop, onCancel }: PassesProps) => {
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  const { answered, wanted } = progressOf(measuring)
  const { name, pass } = asked
  const plate = plateOf(name)
  return (
    <div
      // Picture, words and field are seen at once, on a telephone too.
      className={classNames(
        'mt-6 grid gap-x-5 gap-y-5 md:gap-x-gutter',
        plate !== undefined && 'grid-cols-[6rem_minmax(0,1fr)] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
      )}
    >
      {plate !== undefined && <div className="md:row-span-2">{plate}</div>}
      <div className="min-w-0">
        <p className="text-ink-soft text-small">
          {t('pass.place', { place: answered + 1, of: answered + wanted })}
          {pass > 1 && ` · ${t(pass === 2 ? 'pass.second' : 'pass.third')}`}
        </p>
        <h3 className="mt-1 font-display text-subheading">{t(`bodyMeasures:names.${name}`)}</h3>
        <p className="mt-1 max-w-measure max-md:text-small">{t(`bodyMeasures:how.${name}`)}</p>
        {pass > 1 && (
          <p className="mt-1 max-w-measure text-ink-soft text-small">
            {t(pass === 2 ? 'pass.secondText' : 'pass.thirdText')}
          </p>
        )}
      </div>
      <div className={classNames('min-w-0', plate !== undefined && 'max-md:col-span-2')}>
        <LengthForm
          key={`${name} ${pass}`}
          name={name}
          unit={unit}
          onMeasured={(length) => onChange(addPass(measuring, name, length))}
        />
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          {answered > 0 && (
            <Button variant="quiet" size="small" onClick={() => onChange(goBack(measuring))}>
              {t('pass.back')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onChange(skip(measuring, name))}>
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

interface LengthFormProps {
  readonly name: MeasureName
  readonly unit: LengthUnit
  readonly onMeasured: (length: BodyLength) => void
}

/** Takes what the tape shows. It has the focus at once; the page stays where the picture above it is seen. */
const LengthForm = ({ name, unit, onMeasured }: LengthFormProps) => {
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <form
      method="post"
      noValidate
      className="flex max-w-80 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const length = readLength(field.current?.value ?? '', unit)
        if (length !== undefined && length <= lengthOfCm(longestCm)) return onMeasured(length)
        setFault(t(length === undefined ? `pass.unreadable.${unit}` : 'pass.tooLong'))
        field.current?.focus()
      }}
    >
      <TextField
        ref={field}
        name="length"
        label={t('pass.length', { measure: t(`bodyMeasures:names.${name}`), unit: t(`unit.${unit}`) })}
        error={fault}
        hint={unit === 'in' ? t('pass.inchHint') : undefined}
        inputMode={unit === 'cm' ? 'decimal' : 'text'}
        autoComplete="off"
        required
      />
      <Button type="submit">{t('pass.next')}</Button>
    </form>
  )
}
