import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { textLengths, vatPeriodicities } from '../../settings.limits.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'

type Seller = SettingsRecords['seller']

const draftOf = ({ vatPeriodicity, reportingPlatform }: Seller) => ({ vatPeriodicity, reportingPlatform })

/** Who receives the e-reporting, and how often VAT is declared, from which its periods follow. */
export const ReportingSection = ({ record }: { record: Seller }) => {
  const { t } = useTranslation('settingsDesk')
  const section = useSection({
    id: 'declaration',
    name: 'seller',
    title: t('reporting.title'),
    record,
    fields: ['vatPeriodicity', 'reportingPlatform'],
    labels: { vatPeriodicity: t('reporting.periodicity'), reportingPlatform: t('reporting.platform') },
    say: (field, { vatPeriodicity }) =>
      field === 'vatPeriodicity' ? t(`reporting.${vatPeriodicity}`) : undefined,
    draftOf,
    written: (draft: ReturnType<typeof draftOf>) => draft,
  })
  const { text, change } = section
  return (
    <SectionForm section={section} title={t('reporting.title')} lead={t('reporting.lead')}>
      <div className="grid items-start gap-x-gutter gap-y-5 sm:grid-cols-2">
        <SelectField
          {...text('vatPeriodicity')}
          options={vatPeriodicities.map((value) => ({ value, label: t(`reporting.${value}`) }))}
          onChange={({ target: { value } }) => {
            const chosen = vatPeriodicities.find((known) => known === value)
            if (chosen) change({ vatPeriodicity: chosen })
          }}
        />
        <TextField
          {...text('reportingPlatform')}
          maxLength={textLengths.line}
          autoComplete="off"
          hint={t('reporting.platformHint')}
        />
      </div>
    </SectionForm>
  )
}
