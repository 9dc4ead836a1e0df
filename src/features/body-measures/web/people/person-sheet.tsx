import { useId, useState } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { MeasureProfile } from '../../body-measures.schema.ts'
import { type MeasureName, measureNames } from '../../body-measures.ts'
import { lengthsOf } from '../../lengths-of.ts'
import { Croquis } from '../croquis.tsx'
import { DoubtList } from './doubt-list.tsx'
import { MeasureTable } from './measure-table.tsx'
import { PersonActions } from './person-actions.tsx'
import { Versions } from './versions.tsx'

interface PersonSheetProps {
  readonly profile: MeasureProfile
  /** Takes up the tape; none for a choice of what to measure. */
  readonly onMeasure: (names?: readonly MeasureName[]) => void
}

/** All that is known of one body, how it looks as a croquis, and what is doubtful about it. */
export const PersonSheet = ({ profile, onMeasure }: PersonSheetProps) => {
  const { t } = useTranslation('measuresBook')
  const lng = useLanguage()
  const id = useId()
  const [unit, setUnit] = useState<LengthUnit>('cm')
  const { name, measures, takenOn, isFresh, version } = profile
  const title = name ?? t('own')
  return (
    <section aria-labelledby={id} className="border-hairline border-t pt-6">
      <h2 id={id} className="font-display text-heading">
        {title}
      </h2>
      {takenOn === null ? (
        <>
          <p className="mt-2 max-w-measure text-ink-soft">{t('sheet.empty')}</p>
          <Button className="mt-5" onClick={() => onMeasure()}>
            {t('sheet.begin')}
          </Button>
        </>
      ) : (
        <>
          <p className="mt-1 text-ink-soft text-small">
            {t('sheet.taken', { day: longDay(takenOn, lng), version })}
            {!isFresh && ` ${t('sheet.old')}`}
          </p>
          <div className="mt-6 grid gap-x-gutter gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <Croquis
              measures={lengthsOf(measures)}
              label={t('sheet.croquis', { name: title })}
              className="mx-auto max-w-64 text-ink-soft md:max-w-none"
            />
            <div className="min-w-0">
              <DoubtList profile={profile} onMeasure={onMeasure} />
              <RadioGroupField
                label={t('unit.label')}
                name={`unit-${profile._id}`}
                appearance="tiles"
                value={unit}
                onChange={(value) => setUnit(value === 'in' ? 'in' : 'cm')}
                options={(['cm', 'in'] as const).map((value) => ({ value, label: t(`unit.${value}`) }))}
              />
              <MeasureTable measures={measures} unit={unit} onMeasure={onMeasure} />
              <Button
                className="mt-6"
                variant="secondary"
                onClick={() => onMeasure(measures.length < measureNames.length ? [] : measureNames)}
              >
                {t('sheet.again')}
              </Button>
            </div>
          </div>
          <Versions id={profile._id} unit={unit} />
        </>
      )}
      <PersonActions profile={profile} />
    </section>
  )
}
