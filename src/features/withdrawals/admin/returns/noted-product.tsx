import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { WithdrawnOrder } from '../../admin-withdrawals.contract.ts'
import { needsWords } from '../../returns/returned-products.rules.ts'
import { noteLength, type ReturnState, returnStates } from '../../withdrawals.limits.ts'
import type { Noted } from './noted-products.ts'

interface NotedProductProps {
  readonly line: Pick<WithdrawnOrder['lines'][number], 'name' | 'size'>
  readonly noted: Noted
  /** How many of the line are not noted yet. */
  readonly left: number
  /** What is wrong with the words. */
  readonly error: string | undefined
  readonly onChange: (noted: Noted) => void
}

/** The fields of one product of a parcel: how many, in what state, and words where the state needs some. */
export const NotedProduct = ({ line, noted, left, error, onChange }: NotedProductProps) => {
  const { t } = useTranslation('withdrawals')
  const name = [line.name, line.size].filter(Boolean).join(', ')
  const { quantity, state, words } = noted
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-hairline border-b py-3 sm:grid-cols-[1fr_7rem_13rem]">
      <p className="sm:pt-6">{name}</p>
      <SelectField
        label={t('returns.quantity')}
        aria-label={t('returns.quantityOf', { name })}
        value={String(quantity)}
        onChange={(event) => onChange({ ...noted, quantity: Number(event.target.value) })}
        options={Array.from({ length: left + 1 }, (_, number) => ({
          value: String(number),
          label: String(number),
        }))}
      />
      <SelectField
        label={t('returns.state')}
        aria-label={t('returns.stateOf', { name })}
        value={state}
        disabled={quantity === 0}
        onChange={(event) => onChange({ ...noted, state: event.target.value as ReturnState })}
        options={returnStates.map((value) => ({ value, label: t(`returns.states.${value}`) }))}
      />
      {quantity > 0 && needsWords(state) && (
        <TextField
          name={noted.row}
          label={t('returns.words')}
          aria-label={t('returns.wordsOf', { name })}
          value={words}
          required
          maxLength={noteLength}
          error={error}
          onChange={(event) => onChange({ ...noted, words: event.target.value })}
          frameClassName="sm:col-span-3"
        />
      )}
    </li>
  )
}
