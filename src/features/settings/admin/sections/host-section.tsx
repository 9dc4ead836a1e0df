import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { textLengths } from '../../settings.limits.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'

type Seller = SettingsRecords['seller']

const draftOf = ({ host }: Seller) => ({
  'host.name': host.name,
  'host.address': host.address,
  'host.phone': host.phone,
})

/** The company that hosts the site. */
export const HostSection = ({ record }: { record: Seller }) => {
  const { t } = useTranslation('settingsDesk')
  const section = useSection({
    id: 'hebergeur',
    name: 'seller',
    title: t('host.title'),
    record,
    fields: ['host'],
    labels: {
      'host.name': t('host.name'),
      'host.address': t('host.address'),
      'host.phone': t('host.phone'),
    },
    draftOf,
    written: (draft: ReturnType<typeof draftOf>) => ({
      host: { name: draft['host.name'], address: draft['host.address'], phone: draft['host.phone'] },
    }),
  })
  const { text } = section
  const line = { maxLength: textLengths.line, autoComplete: 'off' } as const
  return (
    <SectionForm section={section} title={t('host.title')} lead={t('host.lead')}>
      <div className="grid items-start gap-x-gutter gap-y-5 sm:grid-cols-2">
        <TextField {...text('host.name')} {...line} />
        <TextField {...text('host.phone')} {...line} type="tel" maxLength={textLengths.phone} />
        <TextField {...text('host.address')} {...line} frameClassName="sm:col-span-2" />
      </div>
    </SectionForm>
  )
}
