import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { withDraft } from '../stored-draft.ts'
import type { EligibleOrder } from '../withdrawals.contract.ts'
import { storedForm } from './stored-form.ts'
import { useStoredForm } from './use-stored-form.ts'

interface ProductToTickProps {
  readonly line: EligibleOrder['lines'][number]
}

/** A bought product with a checkbox and a quantity; a product that cannot be withdrawn from says why. */
export const ProductToTick = ({ line }: ProductToTickProps) => {
  const { t } = useTranslation('withdrawing')
  const { _id, size, quantity, standing } = line
  const name = [line.name, size].filter(Boolean).join(', ')
  const ticked = useStoredForm()?.draft.lines.find((each) => each.line === _id)
  const isPossible = standing === 'eligible' || standing === 'late'
  const take = (wanted: number) =>
    storedForm.change((kept) => {
      const others = kept.draft.lines.filter((each) => each.line !== _id)
      const lines = wanted > 0 ? [...others, { line: _id, name, quantity: wanted }] : others
      return withDraft(kept, { lines })
    })
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 border-hairline border-b py-1">
      <CheckboxField
        label={name}
        hint={standing === 'eligible' ? undefined : t(`order.${standing}`)}
        checked={ticked !== undefined}
        disabled={!isPossible}
        onChange={(event) => take(event.target.checked ? quantity : 0)}
        className="min-w-0 flex-1"
      />
      {ticked && quantity > 1 && (
        <SelectField
          label={t('form.quantity')}
          aria-label={t('form.quantityOf', { name })}
          value={String(ticked.quantity)}
          onChange={(event) => take(Number(event.target.value))}
          options={Array.from({ length: quantity }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          frameClassName="w-24 py-1"
        />
      )}
    </li>
  )
}
