import { formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { ProductState } from '../../../catalog/product.limits.ts'
import { headingOf } from '../../product-columns.ts'
import type { Comparison } from '../../product-files.contract.ts'

interface ComparisonViewProps {
  readonly comparison: Comparison
  readonly busy: boolean
  readonly failure: unknown
  readonly onImport: () => void
}

/** What a file would change, and what is wrong with it; nothing is imported while anything is. */
export const ComparisonView = ({ comparison, busy, failure, onImport }: ComparisonViewProps) => {
  const { t } = useTranslation('productFiles')
  const { rows, added, changed, same, faults, changes } = comparison
  return (
    <div className="flex flex-col gap-6">
      <p role="status">{t('comparison.summary', { rows, added, changed, same })}</p>
      {faults.length > 0 && <Faults faults={faults} />}
      {faults.length === 0 && added + changed > 0 && (
        <div>
          <Button loading={busy} onClick={onImport}>
            {t('comparison.import', { count: added + changed })}
          </Button>
          {failure instanceof Error && (
            <Refusal className="mt-4">{failure.message || t('comparison.notImported')}</Refusal>
          )}
        </div>
      )}
      {changes.length > 0 && <Changes comparison={comparison} />}
    </div>
  )
}

const Faults = ({ faults }: Pick<Comparison, 'faults'>) => {
  const { t } = useTranslation('productFiles')
  const lng = useLanguage()
  const rows = faults.map((fault, place) => ({ ...fault, _id: String(place) }))
  return (
    <section aria-labelledby="faults-title">
      <h3 id="faults-title" className="font-semibold text-garance">
        {t('comparison.faults', { count: faults.length })}
      </h3>
      <p className="mt-1 mb-3 text-ink-soft text-small">{t('comparison.faultsLead')}</p>
      <Ledger
        caption={t('comparison.faults', { count: faults.length })}
        rows={rows}
        expected={rows.length}
        columns={[
          {
            name: 'line',
            label: t('comparison.line'),
            className: 'ledger:w-20 tabular-nums',
            cell: ({ line }) => line,
          },
          {
            name: 'column',
            label: t('comparison.column'),
            className: 'ledger:w-[24%]',
            cell: ({ column }) => (column ? headingOf(column, lng) : '—'),
          },
          { name: 'message', label: t('comparison.message'), cell: ({ message }) => message },
        ]}
      />
    </section>
  )
}

type Change = Comparison['changes'][number]
type Value = Change['fields'][number]['before']

/** A new product is a draft unless the file says another state, which stands among its fields. */
const isDraft = ({ fields }: Change) => fields.every(({ column }) => column !== 'state')

/** A value in words. */
const useInWords = () => {
  const { t } = useTranslation('productFiles')
  return ({ column }: Change['fields'][number], value: Value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('nothing')
    if (Array.isArray(value)) return value.join(', ')
    if (column === 'state') return t(`states.${value as ProductState}`)
    return column === 'price' ? formatEuros(Number(value)) : String(value)
  }
}

const Changes = ({ comparison: { changes, added, changed } }: { readonly comparison: Comparison }) => {
  const { t } = useTranslation('productFiles')
  const lng = useLanguage()
  const inWords = useInWords()
  return (
    <section aria-labelledby="changes-title">
      <h3 id="changes-title" className="font-semibold">
        {t('comparison.changes')}
      </h3>
      {changes.length < added + changed && (
        <p className="mt-1 text-ink-soft text-small">
          {t('comparison.first', { shown: changes.length, all: added + changed })}
        </p>
      )}
      <ol className="mt-2 border-hairline border-y">
        {changes.map((change) => (
          <li key={change.line} className="border-hairline border-t py-3 text-small first:border-t-0">
            <p className="font-medium">
              {change.productId ? (
                <LocalLink
                  to={`${pathTo('adminProducts')}?${new URLSearchParams({ opened: change.productId })}`}
                  target="_blank"
                  className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
                >
                  {change.name}
                </LocalLink>
              ) : (
                change.name
              )}
              <span className="font-regular text-ink-soft">
                {' · '}
                {t('comparison.lineOf', { line: change.line })}
                {change.productId === null &&
                  ` · ${t(isDraft(change) ? 'comparison.new' : 'comparison.newShown')}`}
              </span>
            </p>
            <dl className="mt-1 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr]">
              {change.fields.map((field) => (
                <div key={field.column} className="contents">
                  <dt className="text-ink-soft">{headingOf(field.column, lng)}</dt>
                  <dd className="min-w-0 wrap-anywhere">
                    {change.productId !== null && (
                      <del className="line-clamp-3 text-ink-soft">{inWords(field, field.before)}</del>
                    )}
                    <ins className="line-clamp-3 no-underline">{inWords(field, field.after)}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  )
}
