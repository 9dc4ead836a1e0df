import { useNavigate, useSearchParams } from 'react-router'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useChangedUrl } from '../../../ui/admin/use-changed-url.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../ui/leaving/leave-guard.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { emptyLetter } from '../letter.rules.ts'
import type { LetterLine, LettersContract } from '../letters.contract.ts'
import type { ProductsField } from './editor/product-part.tsx'
import { LetterStatusBadge } from './letter-status-badge.tsx'
import { lettersKey, lettersQuery } from './letters.queries.ts'
import { lettersDeskTexts } from './letters-desk.texts.ts'
import { OpenedLetter } from './opened-letter.tsx'

const NewLetter = () => {
  const { t } = useTranslation('lettersDesk')
  const api = useApi<LettersContract>()
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const { write, busy } = useWrite({
    send: (_: undefined, idempotencyKey) => api('POST /admin/letters', { body: emptyLetter, idempotencyKey }),
    succeeded: ({ letter }) => void navigate(urlWith({ view: 'letters', opened: letter._id })),
    failed: (error) => showFailure(t('notBegun'), error),
    refresh: { queryKey: lettersKey },
  })
  return (
    <Button size="small" loading={busy} onClick={() => void write(undefined)}>
      {busy ? t('writing') : t('write')}
    </Button>
  )
}

const useNumbers = () => {
  const { t } = useTranslation('lettersDesk')
  return ({ written, readers, leftMeanwhile, failed }: LetterLine) =>
    [
      t('written', { written, readers }),
      leftMeanwhile > 0 && t('left', { count: leftMeanwhile }),
      failed > 0 && t('refused', { count: failed }),
    ]
      .filter(Boolean)
      .join(', ')
}

const LetterList = ({ letters }: { letters: readonly LetterLine[] }) => {
  const { t } = useTranslation('lettersDesk')
  const numbersOf = useNumbers()
  if (letters.length === 0) return <p className="text-ink-soft">{t('empty')}</p>
  return (
    <Ledger
      caption={t('caption')}
      rows={letters}
      expected={letters.length}
      columns={[
        {
          name: 'subject',
          label: t('columns.subject'),
          className: 'ledger:w-[34%] wrap-anywhere',
          cell: ({ _id, subject }) => <RowLink id={_id}>{subject || t('untitled')}</RowLink>,
        },
        {
          name: 'audience',
          label: t('columns.audience'),
          className: 'ledger-mid:hidden',
          cell: ({ audience }) => (audience ? t(`audiences.${audience}`) : t('none')),
        },
        {
          name: 'sent',
          label: t('columns.sent'),
          inCard: true,
          cell: ({ begunAt, sendAt }) => {
            const at = begunAt ?? sendAt
            return at ? <Moment at={at} /> : t('none')
          },
        },
        {
          name: 'numbers',
          label: t('columns.numbers'),
          className: 'tabular-nums',
          inCard: true,
          cell: (letter) => (letter.begunAt ? numbersOf(letter) : t('none')),
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'ledger:text-end',
          inCard: true,
          plain: true,
          cell: ({ status }) => <LetterStatusBadge status={status} />,
        },
      ]}
    />
  )
}

interface LettersViewProps {
  readonly isAdmin: boolean
  readonly ProductsField: ProductsField
}

/** The letters of the house, or the one that the address of the page opens. */
export const LettersView = ({ isAdmin, ProductsField }: LettersViewProps) => {
  useOwnTexts('lettersDesk', lettersDeskTexts)
  const { t } = useTranslation('lettersDesk')
  const opened = useSearchParams()[0].get('opened')
  const query = usePrivateQuery(lettersQuery(useApi<LettersContract>()), { isOpen: !opened })
  if (opened)
    return (
      <LeaveGuard>
        <OpenedLetter key={opened} id={opened} isAdmin={isAdmin} ProductsField={ProductsField} />
      </LeaveGuard>
    )
  return (
    <div className="flex flex-col items-start gap-6">
      <NewLetter />
      <div className="w-full">
        <Answered
          query={query}
          failed={t('failed')}
          retry={t('retry')}
          awaiting={<Skeleton className="h-60 w-full" />}
        >
          {(letters) => <LetterList letters={letters} />}
        </Answered>
      </div>
    </div>
  )
}
