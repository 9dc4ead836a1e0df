import { type AskedAreas, areas } from '../../../shared/roles.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { inOrder, type Room } from '../../desk/admin/room.public.ts'
import type { TeamContract } from '../team.contract.ts'
import { rightsQuery } from './team.queries.ts'

interface WhoProps {
  /** None where only admins may. */
  readonly asked: AskedAreas
}

const Who = ({ asked }: WhoProps) => {
  const { t } = useTranslation('team')
  if (asked === 'every') return t('rights.everybody')
  if (asked.length === 0) return <span className="text-ink-soft">{t('rights.admins')}</span>
  return areas
    .filter((area) => asked.includes(area))
    .map((area) => t(`areas.${area}`))
    .join(', ')
}

/** Who sees which room and who may do what, as the contracts of the calls have it. */
export const WhoMayWhat = ({ rooms }: { readonly rooms: readonly Room[] }) => {
  const { t } = useTranslation('team')
  const lng = useLanguage()
  const query = usePrivateQuery(rightsQuery(useApi<TeamContract>(), lng))
  return (
    <>
      <h3 className="mb-2 font-medium">{t('rights.rooms')}</h3>
      <Ledger
        caption={t('rights.rooms')}
        rows={inOrder(rooms).map((room) => ({ _id: room.page, ...room }))}
        expected={rooms.length}
        columns={[
          { name: 'room', label: t('rights.room'), className: 'ledger:w-1/2', cell: ({ name }) => name[lng] },
          { name: 'who', label: t('rights.who'), cell: ({ areas: asked = [] }) => <Who asked={asked} /> },
        ]}
      />
      <h3 className="mt-8 mb-2 font-medium">{t('rights.acts')}</h3>
      <Answered
        query={query}
        failed={t('rights.failed')}
        retry={t('retry')}
        awaiting={<Skeleton className="h-96" />}
      >
        {(rights) => (
          <Ledger
            caption={t('rights.acts')}
            rows={rights.map((right) => ({ _id: `${right.kind} ${right.text}`, ...right }))}
            expected={rights.length}
            columns={[
              {
                name: 'act',
                label: t('rights.act'),
                className: 'ledger:w-1/2',
                cell: ({ text, fresh }) => (
                  <>
                    <span className="block first-letter:uppercase">{text}</span>
                    {fresh && (
                      <span className="block font-regular text-caption text-ink-soft">
                        {t('rights.fresh')}
                      </span>
                    )}
                  </>
                ),
              },
              {
                name: 'who',
                label: t('rights.who'),
                cell: ({ areas: asked, everyMember }) => <Who asked={everyMember ? 'every' : asked} />,
              },
            ]}
          />
        )}
      </Answered>
    </>
  )
}
