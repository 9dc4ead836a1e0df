import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { WithdrawnOrder } from '../admin-withdrawals.contract.ts'

export interface LineAnswer {
  readonly quantity: number
  readonly restock: boolean
}

interface AcceptedLineProps {
  readonly line: WithdrawnOrder['lines'][number]
  readonly answer: LineAnswer
  /** Whether the products never left the house: what has left is restocked by its returns. */
  readonly inHouse: boolean
  readonly onChange: (answer: LineAnswer) => void
}

/** The fields of a line: how many products are refunded, and whether they can be sold again. */
export const AcceptedLine = ({ line, answer, inHouse, onChange }: AcceptedLineProps) => {
  const { t } = useTranslation('withdrawals')
  const name = [line.name, line.size].filter(Boolean).join(', ')
  const left = line.quantity - line.refundedQuantity
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[1fr_8rem_max-content]">
      <p>
        {name}
        <span className="block text-ink-soft">{t(`standings.${line.standing}`)}</span>
      </p>
      <SelectField
        label={t('accept.quantity')}
        aria-label={t('accept.quantityOf', { name })}
        value={String(answer.quantity)}
        disabled={left === 0}
        onChange={(event) => onChange({ ...answer, quantity: Number(event.target.value) })}
        options={Array.from({ length: left + 1 }, (_, quantity) => ({
          value: String(quantity),
          label: String(quantity),
        }))}
      />
      {inHouse && (
        <CheckboxField
          label={<span className="text-small">{t('accept.restock')}</span>}
          aria-label={t('accept.restockOf', { name })}
          checked={answer.restock && answer.quantity > 0}
          disabled={answer.quantity === 0}
          onChange={(event) => onChange({ ...answer, restock: event.target.checked })}
          className="sm:self-end"
        />
      )}
    </li>
  )
}
