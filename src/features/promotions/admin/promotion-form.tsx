import { useState } from 'react'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { Promotion } from '../promotions.contract.ts'
import { audiences, promotionLimits } from '../promotions.limits.ts'
import { ExceptionFields, type ExcludedScope, type ProductsField } from './exception-fields.tsx'
import { type PromotionsApi, promotionsKey } from './promotions.queries.ts'
import {
  faultsOfPromotion,
  promotionNames,
  promotionOf,
  type TypedPromotion,
  typedPromotion,
} from './typed-promotion.ts'

interface PromotionFormProps {
  readonly promotion: Promotion | undefined
  readonly ProductsField: ProductsField
  readonly onDone: () => void
  /** Undefined where nothing may be deleted. */
  readonly onRemove: (() => void) | undefined
}

/** What a code takes off, when, how often, for whom and with what not. */
export const PromotionForm = ({ promotion, ProductsField, onDone, onRemove }: PromotionFormProps) => {
  const { t } = useTranslation('adminPromotions')
  const lng = useLanguage()
  const api = useApi<PromotionsApi>()
  const [scope, setScope] = useState<ExcludedScope>({
    categories: promotion?.excludedCategories ?? [],
    products: promotion?.excludedProducts ?? [],
  })
  const { write, busy, failure } = useWrite({
    send: (typed: TypedPromotion, idempotencyKey) => {
      const body = {
        ...promotionOf(typed),
        excludedCategories: [...scope.categories],
        excludedProducts: scope.products.map(({ _id }) => _id),
      }
      return promotion
        ? api('PUT /admin/promotions/{id}', {
            params: { id: promotion._id },
            body: { ...body, version: promotion.version },
          })
        : api('POST /admin/promotions', { body, idempotencyKey })
    },
    succeeded: () => {
      notify('general', { title: t('form.saved'), variant: 'success' })
      onDone()
    },
    refresh: { queryKey: promotionsKey },
  })
  const start = typedPromotion(promotion, lng)
  const form = useForm({
    names: promotionNames,
    start,
    check: (typed) => {
      const faults = faultsOfPromotion(typed)
      const said = promotionNames.map((name) => {
        const fault = faults[name]
        return [name, fault && t(`faults.${fault}`)] as const
      })
      return Object.fromEntries(said)
    },
    failure,
    failures: { failed: t('form.failed') },
    submit: (typed) => void write(typed),
  })
  const { typed, field } = form
  const number = { inputMode: 'numeric' as const, autoComplete: 'off' }
  const tick = (name: 'excludesReduced' | 'excludesMadeToMeasure' | 'stopped') => ({
    name,
    defaultChecked: start[name] !== '',
  })
  return (
    <form method="post" {...form.props} className="flex flex-col gap-8">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('code')}
          label={t('form.code')}
          hint={t(promotion && promotion.uses > 0 ? 'form.codeUsed' : 'form.codeHint')}
          required
          maxLength={promotionLimits.codeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          readOnly={promotion !== undefined && promotion.uses > 0}
          frameClassName="sm:col-span-2"
        />
        <RadioGroupField
          name="kind"
          label={t('form.kind')}
          appearance="tiles"
          defaultValue={start.kind}
          options={(['percent', 'amount'] as const).map((value) => ({
            value,
            label: t(`form.kinds.${value}`),
          }))}
        />
        {typed.kind === 'amount' ? (
          <TextField key="amount" {...field('amount')} {...number} label={t('form.amount')} required />
        ) : (
          <TextField key="percent" {...field('percent')} {...number} label={t('form.percent')} required />
        )}
        <TextField
          {...field('least')}
          {...number}
          label={t('form.least')}
          hint={t('form.leastHint')}
          required={typed.kind === 'amount'}
          frameClassName="sm:col-span-2"
        />
        <TextField {...field('fromDay')} type="date" label={t('form.from')} hint={t('form.fromHint')} />
        <TextField {...field('untilDay')} type="date" label={t('form.until')} hint={t('form.untilHint')} />
        <TextField {...field('mostUses')} {...number} label={t('form.mostUses')} hint={t('form.noBound')} />
        <TextField
          {...field('mostPerCustomer')}
          {...number}
          label={t('form.mostPerCustomer')}
          hint={t('form.noBound')}
        />
      </div>
      <div className="flex flex-col gap-3">
        <RadioGroupField
          name="audience"
          label={t('form.audience')}
          defaultValue={start.audience}
          options={audiences.map((value) => ({
            value,
            label: t(`form.audiences.${value}`),
            hint: t(`form.audienceHints.${value}`),
          }))}
        />
        {typed.audience === 'named' && (
          <TextareaField
            {...field('people')}
            label={t('form.people')}
            hint={t('form.peopleHint', { count: promotionLimits.mostPeople })}
            required
            rows={4}
            spellCheck={false}
            className="min-h-24"
          />
        )}
      </div>
      <ExceptionFields scope={scope} onChange={setScope} tick={tick} ProductsField={ProductsField} />
      {promotion && (
        <CheckboxField {...tick('stopped')} label={t('form.stopped')} hint={t('form.stoppedHint')} />
      )}
      {form.refusal && <Refusal>{form.refusal}</Refusal>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {onRemove && (
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('removal.ask')}
          </Button>
        )}
        <Button type="submit" loading={busy} className="ms-auto">
          {t('form.save')}
        </Button>
      </div>
    </form>
  )
}
