import { useQueryClient } from '@tanstack/react-query'
import { Answered } from '../../../ui/admin/answered.tsx'
import { sentenceOf } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { SecondFactorContract } from '../../accounts/signing-in/second-factor.contract.ts'
import { factorRuleQuery } from './team.queries.ts'

/** Whether the house asks two steps of its admins. */
export const FactorRule = () => {
  const { t } = useTranslation('team')
  const query = usePrivateQuery(factorRuleQuery(useApi<SecondFactorContract>()))
  return (
    <Answered query={query} failed={t('failed')} retry={t('retry')} awaiting={<Skeleton className="h-20" />}>
      {(required) => <RuleSwitch required={required} />}
    </Answered>
  )
}

const RuleSwitch = ({ required }: { readonly required: boolean }) => {
  const { t } = useTranslation('team')
  const api = useApi<SecondFactorContract>()
  const queries = useQueryClient()
  const { write, writing, busy, failure } = useWrite({
    send: (requiredOfAdmins: boolean) => api('PUT /admin/second-factor', { body: { requiredOfAdmins } }),
    succeeded: ({ requiredOfAdmins }) =>
      queries.setQueryData(factorRuleQuery(api).queryKey, requiredOfAdmins),
    refresh: null,
  })
  return (
    <>
      <div className="flex max-w-[46rem] items-start gap-4">
        <Switch
          id="factor-switch"
          // The switch shows the new value at once, and goes back when the house refuses it.
          checked={writing ?? required}
          aria-busy={busy || undefined}
          aria-describedby="factor-hint"
          onChange={write}
        />
        <div className="min-w-0">
          <label htmlFor="factor-switch" className="block font-medium">
            {t('factor.required')}
          </label>
          <p id="factor-hint" className="text-ink-soft text-small">
            {t('factor.hint')}
          </p>
        </div>
      </div>
      {failure && <Refusal className="mt-3">{sentenceOf(failure) ?? t('notSaved')}</Refusal>}
    </>
  )
}
