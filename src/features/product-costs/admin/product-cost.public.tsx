import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import { houseTimeZone } from '../../../shared/calendar/paris-time.ts'
import { dateFormat } from '../../../shared/dates/date-format.ts'
import { formatEuros } from '../../../shared/money.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { numberIn, typedEuros } from '../../../ui/admin/typed-number.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { ProductCosts, ProductCostsContract } from '../product-costs.contract.ts'
import { highestCostEuros } from '../product-costs.limits.ts'
import { productCostTexts } from './product-cost.texts.ts'

const costQuery = (api: Api<ProductCostsContract>, id: string) =>
  queryOptions({
    queryKey: ['product-costs', id],
    queryFn: ({ signal }) => api('GET /admin/products/{id}/cost', { params: { id }, signal }),
    staleTime: 0,
    meta: { private: true },
  })

const dayFormat = dateFormat({ dateStyle: 'medium', timeZone: houseTimeZone })

interface OfProduct {
  readonly id: string
}

/** What a product costs the company, saved by itself: it is no part of what the shop shows. */
export const ProductCost = ({ id }: OfProduct) => {
  useOwnTexts('productCost', productCostTexts)
  const { t } = useTranslation('productCost')
  const query = usePrivateQuery(costQuery(useApi(), id))
  return (
    <AdminSection id="cout" title={t('title')} lead={t('lead')}>
      <Answered query={query} failed={t('failed')} retry={t('retry')}>
        {(costs) => (
          <>
            <CostField id={id} cost={costs.cost} />
            <History {...costs} />
          </>
        )}
      </Answered>
    </AdminSection>
  )
}

/** A text that is blank says that the cost is not known. */
const costIn = (typed: string) => (typed.trim() === '' ? null : numberIn(typed))

const isCost = (cost: number | null) => cost === null || (cost >= 0 && cost <= highestCostEuros)

const CostField = ({ id, cost }: OfProduct & Pick<ProductCosts, 'cost'>) => {
  const { t } = useTranslation('productCost')
  const lng = useLanguage()
  const api = useApi<ProductCostsContract>()
  const queries = useQueryClient()
  const { write, busy } = useWrite({
    send: (typed: string) =>
      api('PUT /admin/products/{id}/cost', { params: { id }, body: { cost: costIn(typed) } }),
    succeeded: (answer) => {
      queries.setQueryData(costQuery(api, id).queryKey, answer)
      notify('general', { title: t('saved'), variant: 'success' })
    },
    failed: (error) => showFailure(t('notSaved'), error),
    refresh: { queryKey: ['bookkeeping', 'figures'] },
  })
  const form = useForm({
    names: ['cost'],
    start: { cost: cost === null ? '' : typedEuros(cost, lng) },
    check: (typed) => ({ cost: isCost(costIn(typed.cost)) ? undefined : t('noAmount') }),
  })
  // It stands inside the form of the product, so it is a form of its own without being one.
  const save = () => {
    const typed = form.attempt()
    if (typed) void write(typed.cost)
  }
  return (
    <fieldset {...form.scopeProps} className="flex flex-col items-start gap-3">
      <legend className="sr-only">{t('title')}</legend>
      <TextField
        {...form.field('cost')}
        label={t('cost')}
        hint={t('hint')}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-40"
      />
      <Button size="small" variant="secondary" loading={busy} onClick={save}>
        {busy ? t('saving') : t('save')}
      </Button>
    </fieldset>
  )
}

const History = ({ history }: Pick<ProductCosts, 'history'>) => {
  const { t } = useTranslation('productCost')
  const lng = useLanguage()
  if (history.length === 0) return null
  return (
    <ul aria-label={t('history')} className="mt-4 max-h-40 overflow-y-auto text-small tabular-nums">
      {history.map(({ cost, since }) => (
        <li key={since + String(cost)}>
          <span className="font-medium">{cost === null ? t('unknown') : formatEuros(cost)}</span>{' '}
          {t('since', { day: dayFormat(lng).format(new Date(since)) })}
        </li>
      ))}
    </ul>
  )
}
