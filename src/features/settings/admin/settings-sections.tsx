import type { ComponentProps, ReactNode } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { InTurn } from '../../../ui/admin/in-turn.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { StickyColumn } from '../../../ui/sticky-column.tsx'
import type { SettingsRecords } from '../admin-settings.contract.ts'
import { AccessibilitySection } from './sections/accessibility-section.tsx'
import { AtelierSection } from './sections/atelier-section.tsx'
import { CarriersSection } from './sections/carriers-section.tsx'
import { ClosuresSection } from './sections/closures-section.tsx'
import { CompanySection } from './sections/company-section.tsx'
import { DeliverySection } from './sections/delivery-section.tsx'
import { HostSection } from './sections/host-section.tsx'
import { HoursSection } from './sections/hours-section.tsx'
import { HouseSection } from './sections/house-section.tsx'
import { MediatorSection } from './sections/mediator-section.tsx'
import { ReportingSection } from './sections/reporting-section.tsx'
import { ServicesSection } from './sections/services-section.tsx'
import { useArrivalAtSection } from './use-arrival-at-section.ts'

export type AppointmentsOutside = ComponentProps<typeof HoursSection>['appointmentsOutside']

/** The sections in the order of the page, each with its anchor and title. */
const contents = [
  ['maison', 'house'],
  ['horaires', 'hours'],
  ['fermetures', 'closures'],
  ['livraison', 'delivery'],
  ['tarifs', 'services'],
  ['atelier', 'atelier'],
  ['societe', 'company'],
  ['declaration', 'reporting'],
  ['hebergeur', 'host'],
  ['mediateur', 'mediator'],
  ['garanties', 'guarantees'],
  ['transporteurs', 'carriers'],
  ['accessibilite', 'accessibility'],
  ['courrier', 'mail'],
] as const

interface SettingsSectionsProps {
  readonly records: SettingsRecords
  /** The list of closures. */
  readonly closures: ReactNode
  readonly appointmentsOutside: AppointmentsOutside
  /** The official files on guarantees. */
  readonly guarantees: ReactNode
  /** The trial of the mail server. */
  readonly mail: ReactNode
}

/** All sections of the settings, beside a table of contents. */
export const SettingsSections = ({ records, ...parts }: SettingsSectionsProps) => {
  const { t } = useTranslation('settingsDesk')
  const { house, seller, delivery, services, atelier } = records
  const { closures, appointmentsOutside, guarantees, mail } = parts
  useArrivalAtSection()
  return (
    <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <StickyColumn>
        <nav aria-label={t('contents')} className="text-small">
          <ul className="flex flex-wrap gap-x-6 border-hairline border-y py-1 lg:flex-col lg:border-y-0">
            {contents.map(([id, name]) => (
              <li key={id}>
                <LocalLink
                  to={`${pathTo('adminSettings')}#${id}`}
                  className="thread-link relative inline-flex min-h-11 items-center lg:min-h-9"
                >
                  {t(`${name}.title`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      </StickyColumn>
      <InTurn className="flex min-w-0 max-w-[52rem] flex-col gap-16">
        <HouseSection record={house} />
        <HoursSection record={house} appointmentsOutside={appointmentsOutside} />
        <ClosuresSection>{closures}</ClosuresSection>
        <DeliverySection record={delivery} />
        <ServicesSection record={services} />
        <AtelierSection record={atelier} />
        <CompanySection record={seller} />
        <ReportingSection record={seller} />
        <HostSection record={seller} />
        <MediatorSection record={seller} />
        <AdminSection id="garanties" title={t('guarantees.title')} lead={t('guarantees.lead')}>
          {guarantees}
        </AdminSection>
        <CarriersSection record={seller} />
        <AccessibilitySection record={house} />
        <AdminSection id="courrier" title={t('mail.title')} lead={t('mail.lead')}>
          {mail}
        </AdminSection>
      </InTurn>
    </div>
  )
}
