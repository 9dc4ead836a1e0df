import { useState } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ShownQuote } from '../../../commissions/commission.schema.ts'
import type { DeskCommission } from '../../desk-commission.schema.ts'
import type { QuotingContract } from '../../quoting.contract.ts'
import { PaperButton } from '../paper-button.tsx'
import { useCommissionWrite } from '../use-commission-write.ts'
import { QuoteEditor } from './quote-editor.tsx'

interface QuoteSectionProps {
  readonly commission: DeskCommission
  readonly maySell: boolean
}

const SentQuote = ({ id, quote, maySell }: { id: string; quote: ShownQuote; maySell: boolean }) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const api = useApi<QuotingContract>()
  const { version, status, total, title } = quote
  const withdraw = useCommissionWrite({
    done: t('quote.withdrawn'),
    failed: t('quote.notWithdrawn'),
    send: (_press: null) =>
      api('POST /admin/commissions/{id}/quotes/{version}/withdraw', { params: { id, version } }),
  })
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-hairline border-b py-2.5">
      <span className="me-auto">
        <span className="font-medium">{t('quote.version', { version })}</span>
        <span className="text-ink-soft text-small">
          {' · '}
          {title}
          {' · '}
          {quote.hindrance === 'lapsed'
            ? t('quote.lapsed')
            : t(`quote.state.${status}`, {
                day: longDay(quote.acceptedAt ?? quote.sentAt, lng),
                until: longDay(quote.validUntil, lng),
                name: quote.acceptedBy ?? '',
              })}
        </span>
      </span>
      <span className="tabular-nums">{formatEuros(total)}</span>
      <PaperButton
        name={t('quote.open')}
        ask={() => api('GET /admin/commissions/{id}/quotes/{version}.pdf', { params: { id, version } })}
      />
      {status === 'sent' && maySell && (
        <Button
          variant="quiet"
          size="small"
          loading={withdraw.busy}
          onClick={() => void withdraw.write(null)}
        >
          {t('quote.withdraw')}
        </Button>
      )}
    </li>
  )
}

/** The versions that were sent, and the editor of the next one. */
export const QuoteSection = ({ commission, maySell }: QuoteSectionProps) => {
  const { t } = useTranslation('deskCommissions')
  const [isWriting, setWriting] = useState(false)
  const { _id: id, quotes, draft, moves } = commission
  const mayWrite = maySell && moves.canQuote
  const begin = draft
    ? t('quote.goOn', { version: draft.version })
    : t(quotes.length > 0 ? 'quote.beginNext' : 'quote.begin')
  return (
    <AdminSection id="devis" title={t('quote.title')}>
      <ul>
        {quotes.map((quote) => (
          <SentQuote key={quote.version} id={id} quote={quote} maySell={maySell} />
        ))}
      </ul>
      {mayWrite &&
        (isWriting ? (
          <QuoteEditor commission={commission} onClose={() => setWriting(false)} />
        ) : (
          <Button
            variant={quotes.length > 0 ? 'secondary' : 'primary'}
            onClick={() => setWriting(true)}
            className="mt-4"
          >
            {begin}
          </Button>
        ))}
    </AdminSection>
  )
}
