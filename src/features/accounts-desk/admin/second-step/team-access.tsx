import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered } from '../../../../ui/admin/answered.tsx'
import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type {
  SecondFactorContract,
  StaffFactors,
} from '../../../accounts/signing-in/second-factor.contract.ts'
import { RemoveFactor } from './remove-factor.tsx'
import { teamQuery } from './team.queries.ts'
import { teamTexts } from './team.texts.ts'
import { TeamTable } from './team-table.tsx'

type Member = StaffFactors['members'][number]

/** How the team signs in: whether admins must use two steps, and which members do. */
export const TeamAccess = ({ ownId }: { ownId: string | undefined }) => {
  useOwnTexts('team', teamTexts)
  const { t } = useTranslation('team')
  const query = usePrivateQuery(teamQuery(useApi<SecondFactorContract>()))
  return (
    <Answered query={query} failed={t('failed')} retry={t('retry')} awaiting={<Skeleton className="h-60" />}>
      {(team) => <Team {...team} ownId={ownId} />}
    </Answered>
  )
}

interface TeamProps extends StaffFactors {
  readonly ownId: string | undefined
}

const Team = ({ requiredOfAdmins: required, members, ownId }: TeamProps) => {
  const { t } = useTranslation('team')
  const api = useApi<SecondFactorContract>()
  const queries = useQueryClient()
  const [failure, setFailure] = useState('')
  const [asked, setAsked] = useState<Member>()
  const told = {
    succeeded: (answer: StaffFactors) => {
      setFailure('')
      setAsked(undefined)
      queries.setQueryData(teamQuery(api).queryKey, answer)
    },
    failed: (thrown: unknown) => {
      setAsked(undefined)
      setFailure(sentenceOf(thrown) ?? t('notSaved'))
    },
    refresh: null,
  }
  const rule = useWrite({
    send: (requiredOfAdmins: boolean) => api('PUT /admin/second-factor', { body: { requiredOfAdmins } }),
    ...told,
  })
  const removal = useWrite({
    send: (id: string) => api('DELETE /admin/accounts/{id}/second-factor', { params: { id } }),
    ...told,
  })
  return (
    <>
      <div className="flex items-start gap-4">
        <Switch
          id="acces-switch"
          // The switch shows the new value at once, and goes back when the house refuses it.
          checked={rule.writing ?? required}
          aria-busy={rule.busy || undefined}
          aria-describedby="acces-hint"
          onChange={rule.write}
        />
        <div className="min-w-0">
          <label htmlFor="acces-switch" className="block font-medium">
            {t('required')}
          </label>
          <p id="acces-hint" className="text-ink-soft text-small">
            {t('requiredHint')}
          </p>
        </div>
      </div>
      {failure && <Refusal className="mt-3">{failure}</Refusal>}
      <div className="mt-6">
        <TeamTable members={members} ownId={ownId} onRemove={setAsked} />
      </div>
      <RemoveFactor
        member={asked}
        busy={removal.busy}
        onClose={() => setAsked(undefined)}
        onConfirm={({ _id }) => void removal.write(_id)}
      />
    </>
  )
}
