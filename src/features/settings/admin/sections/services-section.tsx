import { numberIn, typedEuros } from '../../../../ui/admin/typed-number.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'

type Services = SettingsRecords['services']

const services = ['wedding', 'evening', 'ceremony'] as const

interface ServicesDraft {
  readonly wedding: string
  readonly evening: string
  readonly ceremony: string
}

const written = ({ wedding, evening, ceremony }: ServicesDraft): Partial<Services> => ({
  wedding: numberIn(wedding),
  evening: numberIn(evening),
  ceremony: numberIn(ceremony),
})

/** The starting prices of creations made to measure. */
export const ServicesSection = ({ record }: { record: Services }) => {
  const { t } = useTranslation('settingsDesk')
  const lng = useLanguage()
  const section = useSection({
    id: 'tarifs',
    name: 'services',
    title: t('services.title'),
    record,
    fields: services,
    labels: {
      wedding: t('services.wedding'),
      evening: t('services.evening'),
      ceremony: t('services.ceremony'),
    },
    draftOf: ({ wedding, evening, ceremony }): ServicesDraft => ({
      wedding: typedEuros(wedding, lng),
      evening: typedEuros(evening, lng),
      ceremony: typedEuros(ceremony, lng),
    }),
    written,
  })
  return (
    <SectionForm section={section} title={t('services.title')} lead={t('services.lead')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-start gap-x-gutter gap-y-5">
        {services.map((service) => (
          <TextField key={service} {...section.text(service)} inputMode="decimal" autoComplete="off" />
        ))}
      </div>
    </SectionForm>
  )
}
