import { Amount, BookedDay } from '../../../../ui/admin/figures.tsx'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useDownload } from '../../../../ui/api/use-download.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { PaidRecordLink } from '../../../payouts/admin/paid-record-link.public.tsx'
import type { ListedPaper, PaperListContract } from '../../paper-list.contract.ts'

/** The number of a paper, which saves it as PDF. */
const PaperNumber = ({ paper: { _id: id, number } }: { readonly paper: ListedPaper }) => {
  const { t } = useTranslation('bookkeepingDesk')
  const api = useApi<PaperListContract>()
  const { download, pending, failure } = useDownload(() =>
    api('GET /admin/invoices/{id}.pdf', { params: { id } }),
  )
  return (
    <>
      <button
        type="button"
        aria-label={t('papers.save', { number })}
        aria-busy={pending}
        onClick={() => void download()}
        className="whitespace-nowrap tabular-nums underline decoration-1 decoration-garance underline-offset-[0.22em] hover:text-garance"
      >
        {number}
      </button>
      {failure instanceof Error && <span role="alert">{failure.message || t('papers.notSaved')}</span>}
    </>
  )
}

/** The rates of a paper with the tax at each. */
const taxedAt = ({ base, tax }: ListedPaper) =>
  (['r20', 'r10', 'r5_5', 'r2_1', 'other'] as const).filter((rate) => base[rate] !== 0 || tax[rate] !== 0)

/** The columns of the list of papers; those that few need are shown to those who chose them. */
export const usePaperColumns = (): Columns<ListedPaper> => {
  const { t } = useTranslation('bookkeepingDesk')
  return [
    {
      name: 'number',
      label: t('papers.number'),
      className: 'ledger-wide:w-36',
      cell: (paper) => <PaperNumber paper={paper} />,
    },
    {
      name: 'issued',
      label: t('papers.issued'),
      className: 'ledger-wide:w-30',
      inCard: true,
      plain: true,
      sort: { up: 'oldest', down: 'newest', first: 'down' },
      cell: ({ issuedOn }) => <BookedDay day={issuedOn} />,
    },
    {
      name: 'buyer',
      label: t('papers.buyer'),
      inCard: true,
      plain: true,
      cell: ({ buyer, company }) => <span className="block truncate">{company ?? buyer}</span>,
    },
    {
      name: 'country',
      label: t('papers.country'),
      className: 'ledger-wide:w-20',
      cell: ({ country }) => country,
    },
    {
      name: 'order',
      label: t('papers.order'),
      className: 'ledger-mid:hidden ledger-wide:w-34',
      cell: ({ orderNumber, ...paid }) => <PaidRecordLink {...paid} number={orderNumber} />,
    },
    {
      name: 'refersTo',
      label: t('papers.refersTo'),
      className: 'ledger-mid:hidden ledger-wide:w-34 tabular-nums',
      cell: ({ refersTo }) => refersTo,
    },
    {
      name: 'reason',
      label: t('papers.reason'),
      onlyIfChosen: true,
      className: 'ledger-mid:hidden',
      cell: ({ reason }) => reason && <span lang="fr">{reason}</span>,
    },
    {
      name: 'clientele',
      label: t('papers.clientele'),
      onlyIfChosen: true,
      className: 'ledger-mid:hidden ledger-wide:w-28',
      cell: ({ clientele }) => t(`clienteles.${clientele}`),
    },
    {
      name: 'operation',
      label: t('papers.operation'),
      onlyIfChosen: true,
      className: 'ledger-mid:hidden ledger-wide:w-24',
      cell: ({ operation }) => t(`operations.${operation}`),
    },
    {
      name: 'paid',
      label: t('papers.paid'),
      onlyIfChosen: true,
      className: 'ledger-mid:hidden ledger-wide:w-44',
      cell: ({ paidAt }) => paidAt && <Moment at={paidAt} />,
    },
    {
      name: 'payment',
      label: t('papers.payment'),
      onlyIfChosen: true,
      className: 'ledger-mid:hidden',
      cell: ({ paymentId }) => <span className="block truncate">{paymentId}</span>,
    },
    {
      name: 'net',
      label: t('papers.net'),
      className: 'ledger:text-end ledger-wide:w-28',
      cell: ({ net }) => <Amount euros={net} />,
    },
    {
      name: 'rate',
      label: t('papers.rate'),
      className: 'ledger:text-end ledger-mid:hidden ledger-wide:w-18',
      cell: (paper) =>
        taxedAt(paper)
          .map((rate) => t(`rates.${rate}`))
          .join(', ') || t('rates.r0'),
    },
    {
      name: 'vat',
      label: t('papers.vat'),
      className: 'ledger:text-end ledger-wide:w-28',
      cell: ({ vat }) => <Amount euros={vat} />,
    },
    {
      name: 'total',
      label: t('papers.total'),
      className: 'ledger:text-end ledger-wide:w-28',
      inCard: true,
      plain: true,
      sort: { up: 'total-asc', down: 'total-desc', first: 'down' },
      cell: ({ total }) => <Amount euros={total} />,
    },
  ]
}
