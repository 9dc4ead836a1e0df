import { useState } from 'react'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type {
  AdminWithdrawalsContract,
  NotedParcel,
  Withdrawal,
  WithdrawnOrder,
} from '../../admin-withdrawals.contract.ts'
import { needsWords } from '../../returns/returned-products.rules.ts'
import { useAnswer } from '../use-answer.ts'
import { NotedProduct } from './noted-product.tsx'
import { leftToNote, type Noted, proposedProducts } from './noted-products.ts'

interface ParcelFormProps {
  readonly withdrawal: Pick<Withdrawal, '_id' | 'returns' | 'returnsVersion'>
  readonly order: WithdrawnOrder
  readonly onDone: () => void
}

/** The form to note a parcel: on which day it came, and each product of it in its state. */
export const ParcelForm = ({ withdrawal, order, onDone }: ParcelFormProps) => {
  const { _id: id, returns, returnsVersion } = withdrawal
  const { t } = useTranslation('withdrawals')
  const api = useApi<AdminWithdrawalsContract>()
  const [today] = useState(() => parisTime(Date.now()).date)
  const [noted, setNoted] = useState(() => proposedProducts(order.lines, returns))
  const filled = noted.filter(({ quantity }) => quantity > 0)
  const products = filled.map(({ row: _row, ...product }) => product)
  const { write, busy } = useAnswer({
    done: t('returns.done'),
    failed: t('returns.failed'),
    // What never came is no parcel, of which the customer would be told.
    writesMail: products.some(({ state }) => state !== 'missing'),
    send: (body: NotedParcel, idempotencyKey) =>
      api('POST /admin/withdrawals/{id}/returns', { params: { id }, body, idempotencyKey }),
  })
  const change = (at: number) => (changed: Noted) =>
    setNoted((known) => known.map((one, index) => (index === at ? changed : one)))
  const wordless = filled.filter(({ state, words }) => needsWords(state) && !words.trim())
  const form = useForm({
    names: ['cameOn', 'moreAwaited', ...noted.map(({ row }) => row)],
    start: { cameOn: today },
    check: ({ cameOn }) => ({
      cameOn: cameOn === '' ? t('returns.dayMissing') : undefined,
      ...Object.fromEntries(wordless.map(({ row }) => [row, t('returns.wordsMissing')])),
    }),
    submit: async ({ cameOn = '', moreAwaited }) => {
      if (products.length === 0) return
      const more = moreAwaited !== ''
      if (await write({ returnsVersion, cameOn, moreAwaited: more, products })) onDone()
    },
  })
  const another = (line: string) =>
    setNoted((known) => {
      const at = known.findLastIndex((one) => one.line === line)
      const row = `${line} ${known.length}`
      return known.toSpliced(at + 1, 0, { row, line, quantity: 0, state: 'worn', words: '' })
    })
  return (
    <form method="post" {...form.props} aria-label={t('returns.note')} className="mt-4">
      <TextField
        {...form.field('cameOn')}
        type="date"
        label={t('returns.cameOn')}
        max={today}
        required
        frameClassName="max-w-60"
      />
      <ul className="mt-3 border-hairline border-t">
        {noted.map((one, index) => {
          const line = order.lines.find(({ _id }) => _id === one.line)
          if (!line) return null
          const left = leftToNote(line, returns)
          const isLast = noted.findLastIndex((other) => other.line === one.line) === index
          return [
            <NotedProduct
              key={one.row}
              line={line}
              noted={one}
              left={left}
              error={form.errorOf(one.row)}
              onChange={change(index)}
            />,
            isLast && left > 1 && (
              <li key={`more ${one.line}`} className="border-hairline border-b py-1">
                <Button variant="quiet" onClick={() => another(one.line)}>
                  {t('returns.otherState', { name: line.name })}
                </Button>
              </li>
            ),
          ]
        })}
      </ul>
      <CheckboxField name="moreAwaited" label={t('returns.moreAwaited')} className="mt-2" />
      <Button type="submit" loading={busy} aria-disabled={products.length === 0}>
        {busy ? t('returns.sending') : t(products.length === 0 ? 'returns.nothing' : 'returns.submit')}
      </Button>
    </form>
  )
}
