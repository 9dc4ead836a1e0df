import type { ReactNode } from 'react'
import { pathTo } from '../../../sitemap.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { awaited, InTurn } from '../../../ui/admin/in-turn.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../ui/leaving/leave-guard.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { AdminSettingsContract } from '../admin-settings.contract.ts'
import { settingsQuery } from './settings.queries.ts'
import { settingsDeskTexts } from './settings-desk.texts.ts'
import { type AppointmentsOutside, SettingsSections } from './settings-sections.tsx'

interface SettingsPageProps {
  readonly houseName: string
  /** The checklist of what is missing before the house opens. */
  readonly checklist: ReactNode
  /** The list of closures. */
  readonly closures: ReactNode
  readonly appointmentsOutside: AppointmentsOutside
  /** The official files on guarantees. */
  readonly guarantees: ReactNode
  readonly mail: ReactNode
}

/** The page of the settings: each section is saved by itself, and then applies everywhere. */
export const SettingsPage = ({
  houseName,
  checklist,
  closures,
  appointmentsOutside,
  guarantees,
  mail,
}: SettingsPageProps) => {
  useOwnTexts('settingsDesk', settingsDeskTexts)
  const { t } = useTranslation('settingsDesk')
  const query = usePrivateQuery(settingsQuery(useApi<AdminSettingsContract>()))
  return (
    <DeskPage path={pathTo('adminSettings')} houseName={houseName} t={t}>
      <LeaveGuard>
        <InTurn className="mt-8 flex flex-col gap-14 noscript:hidden">
          {checklist}
          <Answered
            query={query}
            failed={t('failed')}
            retry={t('retry')}
            awaiting={
              <div aria-busy {...awaited}>
                <Skeleton className="h-320" />
              </div>
            }
          >
            {(records) => (
              <SettingsSections
                records={records}
                closures={closures}
                appointmentsOutside={appointmentsOutside}
                guarantees={guarantees}
                mail={mail}
              />
            )}
          </Answered>
        </InTurn>
      </LeaveGuard>
    </DeskPage>
  )
}
