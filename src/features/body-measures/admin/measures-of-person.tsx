import { queryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Api } from '../../../shared/api/client.ts'
import { longDay } from '../../../shared/dates/long-day.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../ui/leaving/leave-guard.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { BodyMeasuresContract } from '../body-measures.contract.ts'
import type { MeasureProfile } from '../body-measures.schema.ts'
import { bodyMeasuresTexts } from '../body-measures.texts.ts'
import type { MeasureName } from '../body-measures.ts'
import { lengthsOf } from '../lengths-of.ts'
import { Croquis } from '../web/croquis.tsx'
import { Doubts } from '../web/doubts.tsx'
import { measuresBookTexts } from '../web/measures-book.texts.ts'
import { MeasureTable } from '../web/people/measure-table.tsx'
import { Round } from '../web/round/round.tsx'
import { measuresDeskTexts } from './measures-desk.texts.ts'

const measuresQuery = (api: Api<BodyMeasuresContract>, id: string) =>
  queryOptions({
    queryKey: ['bodyMeasures', 'person', id],
    queryFn: async ({ signal }) =>
      (await api('GET /admin/customers/{id}/measures', { params: { id }, signal })).profiles,
    staleTime: 0,
    meta: { private: true },
  })

interface MeasuresOfPersonProps {
  readonly personId: string
  readonly plateOf: (name: MeasureName) => ReactNode
}

/**
 * The measures of a customer. They are asked for by a press and not by the page: the customer is shown who has read
 * them, and a page is opened for other reasons too.
 */
export const MeasuresOfPerson = ({ personId, plateOf }: MeasuresOfPersonProps) => {
  useOwnTexts('measuresDesk', measuresDeskTexts)
  useOwnTexts('measuresBook', measuresBookTexts)
  useOwnTexts('bodyMeasures', bodyMeasuresTexts)
  const { t } = useTranslation('measuresDesk')
  const [isRead, setRead] = useState(false)
  const api = useApi<BodyMeasuresContract>()
  const query = usePrivateQuery(measuresQuery(api, personId), { isOpen: isRead })
  return (
    <AdminSection id="mesures" title={t('title')}>
      {isRead ? (
        <Answered
          query={query}
          failed={t('failed')}
          retry={t('retry')}
          awaiting={<Skeleton className="h-40 w-full" />}
        >
          {(profiles) => <Profiles personId={personId} profiles={profiles} plateOf={plateOf} />}
        </Answered>
      ) : (
        <>
          <p className="max-w-measure text-ink-soft text-small">{t('readText')}</p>
          <Button size="small" variant="secondary" className="mt-3" onClick={() => setRead(true)}>
            {t('read')}
          </Button>
        </>
      )}
    </AdminSection>
  )
}

interface ProfilesProps extends MeasuresOfPersonProps {
  readonly profiles: readonly MeasureProfile[]
}

const Profiles = ({ personId, profiles, plateOf }: ProfilesProps) => {
  const { t } = useTranslation('measuresDesk')
  const api = useApi<BodyMeasuresContract>()
  const [measuredId, setMeasured] = useState<string>()
  const begin = useWrite({
    send: (_: undefined, idempotencyKey) =>
      api('POST /admin/customers/{id}/measures', { params: { id: personId }, body: {}, idempotencyKey }),
    succeeded: ({ _id }) => setMeasured(_id),
    failed: (error) => showFailure(t('failedToSave'), error),
  })
  const measured = profiles.find(({ _id }) => _id === measuredId)
  if (measured)
    return (
      <LeaveGuard>
        <Round
          profile={measured}
          names={[]}
          plateOf={plateOf}
          isAtSalon
          save={(body, idempotencyKey) =>
            api('POST /admin/customers/{id}/measures/{profileId}/versions', {
              params: { id: personId, profileId: measured._id },
              body,
              idempotencyKey,
            })
          }
          onSaved={() => {
            setMeasured(undefined)
            notify('general', { title: t('saved'), variant: 'success' })
          }}
          onCancel={() => setMeasured(undefined)}
        />
      </LeaveGuard>
    )
  return (
    <div className="flex flex-col gap-8">
      {profiles.map((profile) => (
        <Profile key={profile._id} profile={profile} onMeasure={() => setMeasured(profile._id)} />
      ))}
      {profiles.every(({ name }) => name !== null) && (
        <div>
          <p className="text-ink-soft text-small">{t('none')}</p>
          <Button
            size="small"
            variant="secondary"
            className="mt-3"
            loading={begin.busy}
            onClick={() => void begin.write(undefined)}
          >
            {t('begin')}
          </Button>
        </div>
      )}
    </div>
  )
}

const Profile = ({
  profile,
  onMeasure,
}: {
  readonly profile: MeasureProfile
  readonly onMeasure: () => void
}) => {
  const { t } = useTranslation('measuresDesk')
  const lng = useLanguage()
  const title = profile.name ?? t('own')
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h3 className="font-medium">{title}</h3>
        {profile.takenOn !== null && (
          <p className="text-ink-soft text-small">
            {t('taken', { day: longDay(profile.takenOn, lng) })}
            {!profile.isFresh && ` · ${t('old')}`}
          </p>
        )}
        <Button size="small" variant="secondary" className="sm:ms-auto" onClick={onMeasure}>
          {t('take')}
        </Button>
      </div>
      {profile.measures.length > 0 && (
        <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Croquis
            measures={lengthsOf(profile.measures)}
            label={t('croquis', { name: title })}
            className="mx-auto max-w-48 text-ink-soft"
          />
          <div>
            {profile.doubts.length > 0 && <Doubts doubts={profile.doubts} actions={() => null} />}
            <MeasureTable measures={profile.measures} unit="cm" />
          </div>
        </div>
      )}
    </section>
  )
}
