import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../ui/api/use-api.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { GuaranteesContract } from '../guarantees.contract.ts'
import { guaranteesQuery } from './guarantees.queries.ts'
import { guaranteesTexts } from './guarantees.texts.ts'

interface DurabilityLabelsProps {
  /** The names are told where several products are bought together. */
  readonly products: readonly { readonly id: string; readonly name?: string }[]
}

/** The Union's label for each of these products that the house guarantees beyond the law; of the others nothing. */
export const DurabilityLabels = ({ products }: DurabilityLabelsProps) => {
  useOwnTexts('guarantees', guaranteesTexts)
  const { t } = useTranslation('guarantees')
  const ids = [...new Set(products.map(({ id }) => id))]
  const { data } = useQuery(guaranteesQuery(useApi<GuaranteesContract>(), ids))
  return data?.durability.map(({ productId, years, label }) => {
    const { name } = products.find(({ id }) => id === productId) ?? {}
    return (
      <div
        key={productId}
        className="my-3 flex max-w-measure flex-wrap items-start gap-x-4 gap-y-2 text-small"
      >
        <a href={label.url} target="_blank" rel="noopener" className="block w-28 flex-none">
          <img
            src={label.url}
            width={label.width}
            height={label.height}
            alt={t('durability.alt', { count: years })}
            // Its colours are prescribed, in the dark too.
            className="h-auto w-full bg-white"
          />
        </a>
        <p className="min-w-0 flex-1 basis-44">
          {name === undefined
            ? t('durability.years', { count: years })
            : t('durability.named', { count: years, name })}{' '}
          <span className="text-ink-soft">{t('durability.besides')}</span>
        </p>
      </div>
    )
  })
}
