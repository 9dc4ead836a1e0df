import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { textLengths } from '../../settings.limits.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'

type Seller = SettingsRecords['seller']

const draftOf = ({ mediator }: Seller) => ({
  'mediator.name': mediator.name,
  'mediator.address': mediator.address,
  'mediator.url': mediator.url,
  'mediator.email': mediator.email,
})

const written = (draft: ReturnType<typeof draftOf>) => ({
  mediator: {
    name: draft['mediator.name'],
    address: draft['mediator.address'],
    url: draft['mediator.url'],
    email: draft['mediator.email'],
  },
})

/** The mediator, who settles a dispute out of court. */
export const MediatorSection = ({ record }: { record: Seller }) => {
  const { t } = useTranslation('settingsDesk')
  const section = useSection({
    id: 'mediateur',
    name: 'seller',
    title: t('mediator.title'),
    record,
    fields: ['mediator'],
    labels: {
      'mediator.name': t('mediator.name'),
      'mediator.address': t('mediator.address'),
      'mediator.url': t('mediator.url'),
      'mediator.email': t('mediator.email'),
    },
    draftOf,
    written,
  })
  const { text } = section
  const line = { maxLength: textLengths.line, autoComplete: 'off' } as const
  return (
    <SectionForm section={section} title={t('mediator.title')} lead={t('mediator.lead')}>
      <div className="grid items-start gap-x-gutter gap-y-5 sm:grid-cols-2">
        <TextField {...text('mediator.name')} {...line} />
        <TextField {...text('mediator.address')} {...line} />
        <TextField {...text('mediator.url')} {...line} type="url" maxLength={textLengths.webUrl} />
        <TextField {...text('mediator.email')} {...line} type="email" maxLength={textLengths.email} />
      </div>
    </SectionForm>
  )
}
