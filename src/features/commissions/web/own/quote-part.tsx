import { longDay } from '../../../../shared/dates/long-day.ts'
import { formatEuros } from '../../../../shared/money.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { PaperButton } from '../../../../ui/buttons/paper-button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ShownQuote } from '../../commission.schema.ts'
import type { CommissionsContract } from '../../commissions.contract.ts'
import type { StageKey } from '../../stages/stages.ts'
import type { OwnAccess } from './own-access.public.ts'
import { QuoteLines } from './quote-lines.tsx'

type Changes = NonNullable<ShownQuote['changes']>

/** What a new version changes in the one that was accepted. */
const QuoteChanges = ({ changes }: { changes: Changes }) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const amount = formatEuros(Math.abs(changes.amount))
  const whole =
    changes.amount === 0
      ? t('quote.sameAmount')
      : t(changes.amount > 0 ? 'quote.dearer' : 'quote.cheaper', { amount })
  const wordsOf = ({ before, after }: Changes['lines'][number]) => {
    if (!before && after)
      return t('quote.added', { line: after.description, amount: formatEuros(after.amount) })
    if (!after) return t('quote.removed', { line: before?.description ?? '' })
    return t('quote.changed', {
      line: after.description,
      before: formatEuros(before?.amount ?? 0),
      after: formatEuros(after.amount),
    })
  }
  return (
    <div className="bg-linen p-5">
      <h3 className="font-medium">{t('quote.changes')}</h3>
      <p className="mt-1 font-display text-subheading tabular-nums">{whole}</p>
      <ul className="mt-2 flex flex-col gap-1 text-small">
        {changes.lines.map((line) => (
          <li key={wordsOf(line)}>{wordsOf(line)}</li>
        ))}
        {changes.handoverBy && <li>{t('quote.newHandover', { day: longDay(changes.handoverBy, lng) })}</li>}
      </ul>
    </div>
  )
}

/** What is paid, and when. */
const QuoteSchedule = ({
  schedule,
  passed,
}: Pick<ShownQuote, 'schedule'> & Pick<QuotePartProps, 'passed'>) => {
  const { t } = useTranslation('ownCommission')
  const whenOf = (stage: ShownQuote['schedule'][number]['beforeStage']) => {
    if (stage === null) return t('quote.atOnce')
    return passed.includes(stage) ? t('quote.now') : t('quote.before', { stage: t(`stages.${stage}`) })
  }
  return (
    <div>
      <h3 className="font-medium">{t('quote.schedule')}</h3>
      <dl className="mt-2 flex flex-col">
        {schedule.map(({ beforeStage, amount }) => (
          <div
            key={beforeStage ?? ''}
            className="flex items-baseline justify-between gap-6 border-hairline border-b py-2"
          >
            <dt>{whenOf(beforeStage)}</dt>
            <dd className="whitespace-nowrap tabular-nums">{formatEuros(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-small">{t('quote.deposit')}</p>
    </div>
  )
}

interface QuotePartProps {
  readonly quote: ShownQuote
  readonly access: OwnAccess
  /** The stages that are passed: what is asked before one of them is due at once. */
  readonly passed: readonly StageKey[]
}

/** A version of the quote, as it was sent. */
export const QuotePart = ({ quote, access, passed }: QuotePartProps) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const api = useApi<CommissionsContract>()
  const { id, key } = access
  const { version } = quote
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 className="font-display text-heading">{quote.title}</h3>
        <p className="mt-1 text-ink-soft text-small">
          {t('quote.version', { version, day: longDay(quote.sentAt, lng) })}
          {quote.status === 'sent' && ` · ${t('quote.validUntil', { day: longDay(quote.validUntil, lng) })}`}
        </p>
        {quote.words && <p className="mt-4 max-w-measure whitespace-pre-line">{quote.words}</p>}
      </div>
      {quote.changes && <QuoteChanges changes={quote.changes} />}
      <div>
        <QuoteLines lines={quote.lines} />
        <p className="mt-3 flex items-baseline justify-between gap-6 font-medium text-lead">
          <span>{t('quote.total')}</span>
          <span className="tabular-nums">{formatEuros(quote.total)}</span>
        </p>
        <p className="mt-1 text-ink-soft text-small">
          {t('quote.handoverBy', { day: longDay(quote.handoverBy, lng) })}
        </p>
      </div>
      {quote.options.length > 0 && (
        <div>
          <h3 className="font-medium">{t('quote.options')}</h3>
          <QuoteLines lines={quote.options} />
        </div>
      )}
      {quote.cloths.length > 0 && (
        <div>
          <h3 className="font-medium">{t('quote.cloths')}</h3>
          <ul className="mt-2 text-small">
            {quote.cloths.map(({ description, readyOn }) => (
              <li key={description}>
                {description},{' '}
                {readyOn ? t('quote.clothOn', { day: longDay(readyOn, lng) }) : t('quote.clothReady')}
              </li>
            ))}
          </ul>
        </div>
      )}
      <QuoteSchedule schedule={quote.schedule} passed={passed} />
      <PaperButton
        words={{ format: t('papers.format'), failed: t('papers.failed') }}
        name={t('quote.paper', { version })}
        ask={() =>
          api('GET /commissions/{id}/quotes/{version}.pdf', { params: { id, version }, query: { key } })
        }
      />
    </div>
  )
}
