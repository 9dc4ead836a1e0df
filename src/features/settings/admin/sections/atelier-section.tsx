import { numberIn } from '../../../../ui/admin/typed-number.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'

type Atelier = SettingsRecords['atelier']

const hours = ['hoursAWeek', 'hoursADay'] as const

interface AtelierDraft {
  readonly hoursAWeek: string
  readonly hoursADay: string
}

const written = ({ hoursAWeek, hoursADay }: AtelierDraft): Partial<Atelier> => ({
  hoursAWeek: numberIn(hoursAWeek),
  hoursADay: numberIn(hoursADay),
})

/** What the atelier can work, by which commissions are planned. */
export const AtelierSection = ({ record }: { record: Atelier }) => {
  const { t } = useTranslation('settingsDesk')
  const section = useSection({
    id: 'atelier',
    name: 'atelier',
    title: t('atelier.title'),
    record,
    fields: hours,
    labels: { hoursAWeek: t('atelier.hoursAWeek'), hoursADay: t('atelier.hoursADay') },
    draftOf: ({ hoursAWeek, hoursADay }): AtelierDraft => ({
      hoursAWeek: String(hoursAWeek),
      hoursADay: String(hoursADay),
    }),
    written,
  })
  return (
    <SectionForm section={section} title={t('atelier.title')} lead={t('atelier.lead')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-start gap-x-gutter gap-y-5">
        {hours.map((field) => (
          <TextField key={field} {...section.text(field)} inputMode="numeric" autoComplete="off" />
        ))}
      </div>
    </SectionForm>
  )
}
