import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'

type House = SettingsRecords['house']

const conformities = ['none', 'partial', 'full'] as const

interface AccessibilityDraft {
  readonly 'accessibility.conformity': House['accessibility']['conformity']
  readonly 'accessibility.auditedOn': string
  readonly 'accessibility.rate': string
}

const draftOf = ({ accessibility }: House): AccessibilityDraft => ({
  'accessibility.conformity': accessibility.conformity,
  'accessibility.auditedOn': accessibility.auditedOn ?? '',
  'accessibility.rate': accessibility.rate === null ? '' : String(accessibility.rate),
})

const written = (draft: AccessibilityDraft) => ({
  accessibility: {
    conformity: draft['accessibility.conformity'],
    auditedOn: draft['accessibility.auditedOn'] || null,
    rate: draft['accessibility.rate'].trim() === '' ? null : Number(draft['accessibility.rate']),
  },
})

/** The result of the accessibility audit of the site. */
export const AccessibilitySection = ({ record }: { record: House }) => {
  const { t } = useTranslation('settingsDesk')
  const lng = useLanguage()
  const section = useSection({
    id: 'accessibilite',
    name: 'house',
    title: t('accessibility.title'),
    record,
    fields: ['accessibility'],
    labels: {
      'accessibility.conformity': t('accessibility.conformity'),
      'accessibility.auditedOn': t('accessibility.auditedOn'),
      'accessibility.rate': t('accessibility.rate'),
    },
    say: (field, { [field]: value }) => {
      const conformity = conformities.find((known) => known === value)
      if (conformity) return t(`accessibility.${conformity}`)
      return field === 'accessibility.auditedOn' && value ? longDay(value, lng) : value
    },
    draftOf,
    written,
  })
  const { text, draft, change, labelOf } = section
  return (
    <SectionForm section={section} title={t('accessibility.title')} lead={t('accessibility.lead')}>
      <RadioGroupField
        name="conformity"
        label={labelOf('accessibility.conformity')}
        value={draft['accessibility.conformity']}
        options={conformities.map((value) => ({ value, label: t(`accessibility.${value}`) }))}
        onChange={(value) => {
          const chosen = conformities.find((known) => known === value)
          if (chosen) change({ 'accessibility.conformity': chosen })
        }}
      />
      <TextField
        {...text('accessibility.auditedOn')}
        type="date"
        hint={t('accessibility.auditedOnHint')}
        frameClassName="mt-5 max-w-60"
      />
      <TextField
        {...text('accessibility.rate')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        hint={t('accessibility.rateHint')}
        frameClassName="mt-5 max-w-60"
      />
    </SectionForm>
  )
}
