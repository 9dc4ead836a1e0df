import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { FieldError } from '../../../../ui/forms/field-error.tsx'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { shoesMaxLength } from '../../body-measures.limits.ts'
import { bodyMeasures, type MeasureName, measureNames, measureParts } from '../../body-measures.ts'
import type { RoundChoices } from './round-choices.ts'

interface SetupProps {
  /** What is measured; chosen here where it is empty. */
  readonly names: readonly MeasureName[]
  readonly isAtSalon: boolean
  readonly onBegin: (choices: RoundChoices, names: readonly MeasureName[]) => void
  readonly onCancel: () => void
}

const faultId = 'measured-parts-fault'

/** How the tape is held, in which unit, and what is measured. */
export const Setup = ({ names, isAtSalon, onBegin, onCancel }: SetupProps) => {
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  const [isFaulty, setFaulty] = useState(false)
  const isChosen = names.length > 0
  return (
    <form
      method="post"
      noValidate
      className="mt-6 flex max-w-measure flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const parts = form.getAll('part')
        const chosen = isChosen
          ? names
          : measureNames.filter((name) => parts.includes(bodyMeasures[name].part))
        setFaulty(chosen.length === 0)
        if (chosen.length === 0) return
        const how = isAtSalon ? 'salon' : form.get('how') === 'friend' ? 'friend' : 'alone'
        const unit = form.get('unit') === 'in' ? 'in' : 'cm'
        onBegin({ how, unit, shoes: String(form.get('shoes') ?? '').trim() }, chosen)
      }}
    >
      <p className="text-ink-soft">{t('setup.text')}</p>
      {!isAtSalon && (
        <RadioGroupField
          label={t('setup.how')}
          name="how"
          defaultValue="alone"
          options={[
            { value: 'alone', label: t('setup.alone'), hint: t('setup.aloneHint') },
            { value: 'friend', label: t('setup.friend'), hint: t('setup.friendHint') },
          ]}
        />
      )}
      <RadioGroupField
        label={t('unit.label')}
        name="unit"
        appearance="tiles"
        defaultValue="cm"
        options={(['cm', 'in'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
      />
      <TextField
        name="shoes"
        label={t('setup.shoes')}
        hint={isAtSalon ? undefined : t('setup.shoesHint')}
        maxLength={shoesMaxLength}
        autoComplete="off"
      />
      {!isChosen && (
        <fieldset aria-describedby={faultId}>
          <legend className="mb-1.5 font-medium text-small">{t('setup.what')}</legend>
          {measureParts.map((part) => (
            <CheckboxField
              key={part}
              name="part"
              value={part}
              defaultChecked={part === 'girths'}
              label={t(`bodyMeasures:parts.${part}`)}
              hint={measureNames
                .filter((name) => bodyMeasures[name].part === part)
                .map((name) => t(`bodyMeasures:names.${name}`))
                .join(', ')}
            />
          ))}
          <FieldError id={faultId} error={isFaulty ? t('setup.nothing') : undefined} />
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t('setup.begin')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
