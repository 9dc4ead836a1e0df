import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../sitemap.ts'
import { Ledger } from '../../../ui/admin/ledger.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { Dashboard } from '../dashboard.contract.ts'
import { LowSizes } from './low-sizes.tsx'

interface ScarcePiecesProps {
  /** Absent while they are on their way. */
  readonly scarce: Dashboard['scarce'] | undefined
  readonly page: number
  readonly busy: boolean
}

const expectedPieces = 5

/** Pieces of which little or nothing is left, with the way to each. */
export const ScarcePieces = ({ scarce, page, busy }: ScarcePiecesProps) => {
  const { t } = useTranslation('dashboard')
  const addressWith = useChangedAddress()
  if (scarce?.count === 0) return <p className="text-ink-soft">{t('scarce.none')}</p>
  return (
    <>
      <Ledger
        caption={t('scarce.caption')}
        rows={scarce?.pieces}
        expected={expectedPieces}
        busy={busy}
        columns={[
          {
            name: 'piece',
            label: t('scarce.columns.piece'),
            className: 'md:w-1/3',
            cell: ({ _id, name, sku }) => (
              <>
                <LocalLink
                  to={pathTo('product', { id: _id })}
                  className="underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
                >
                  {name}
                </LocalLink>{' '}
                <span className="whitespace-nowrap font-regular text-caption text-ink-soft">{sku}</span>
              </>
            ),
          },
          {
            name: 'left',
            label: t('scarce.columns.left'),
            className: 'tabular-nums',
            cell: ({ stock }) =>
              stock === 0 ? (
                <Badge tone="accent" className="whitespace-nowrap">
                  {t('scarce.soldOut')}
                </Badge>
              ) : (
                stock
              ),
          },
          {
            name: 'sizes',
            label: t('scarce.columns.sizes'),
            plain: true,
            cell: (piece) => <LowSizes piece={piece} />,
          },
        ]}
      />
      {scarce?.pieces.length === 0 && <p className="py-5 text-ink-soft">{t('scarce.pastEnd')}</p>}
      {scarce && (
        <Pager
          page={page}
          totalPages={scarce.totalPages}
          hrefOf={(wanted) => `${addressWith({ piecePage: wanted })}#a-voir`}
          labels={{
            navigation: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            place: t('pages.place', { page, total: scarce.totalPages }),
          }}
        />
      )}
    </>
  )
}
