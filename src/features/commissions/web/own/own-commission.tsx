import { useEffect, useRef } from 'react'
import { daysBetween } from '../../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { TitledPart } from '../../../../ui/titled-part.tsx'
import type { Commission, ShownQuote } from '../../commission.schema.ts'
import { isRunning } from '../../stages/commission-status.rules.ts'
import { AcceptForm } from './accept-form.tsx'
import type { CommissionParts } from './commission-parts.ts'
import { GiveUp } from './give-up.tsx'
import { MoneyPart, PapersPart } from './money-part.tsx'
import type { OwnAccess } from './own-access.public.ts'
import { PayPart } from './pay-part.tsx'
import { QuotePart } from './quote-part.tsx'
import { appointmentToCome, StageAppointment } from './stage-appointment.tsx'
import { StageThread } from './stage-thread.public.tsx'
import { standOf } from './stand-of.ts'
import { HistoryPart, WishPart } from './wish-part.tsx'

interface OwnCommissionProps {
  readonly commission: Commission
  readonly access: OwnAccess
  readonly parts: CommissionParts
  readonly nowMs: number
}

/** What the event is, when, and how many days away. */
const EventLine = ({ commission, nowMs }: Pick<OwnCommissionProps, 'commission' | 'nowMs'>) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const { occasion, eventDate, number } = commission
  const days = eventDate ? daysBetween(parisTime(nowMs).date, eventDate) : 0
  const event = eventDate
    ? t('eventOn', { occasion: t(`occasions.${occasion}`), day: longDay(eventDate, lng) })
    : t(`occasions.${occasion}`)
  const left = days === 1 ? t('tomorrow') : days > 1 ? t('daysLeft', { count: days }) : undefined
  return (
    <p className="text-ink-soft">
      <span className="tabular-nums">{t('number', { number })}</span>
      {' · '}
      {event}
      {left && <span className="whitespace-nowrap">, {left}</span>}
    </p>
  )
}

/** Gives the focus to a heading when what it says has changed: what was pressed for it is there no more. */
const useFocusOnChange = (said: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(said)
  useEffect(() => {
    if (before.current !== said) heading.current?.focus()
    before.current = said
  }, [said])
  return heading
}

/** Where the commission stands, and what comes next. */
const StatusWords = ({ commission }: Pick<OwnCommissionProps, 'commission'>) => {
  const { t } = useTranslation('ownCommission')
  const { stage, endedWords } = commission
  const status = standOf(commission)
  const accepted = commission.quotes.find((quote) => quote.status === 'accepted')
  const heading = useFocusOnChange(`${status} ${accepted?.version}`)
  const next = status === 'making' && commission.waiting === 'payment' ? 'unpaid' : status
  return (
    <div role="status" className="mt-6 max-w-measure">
      <h2 ref={heading} tabIndex={-1} className="font-display text-heading outline-none">
        {t(`statuses.${status}`)}
      </h2>
      <p className="mt-2 text-lead">{t(`next.${next}`, { stage: stage ? t(`stages.${stage}`) : '' })}</p>
      {endedWords && (
        <blockquote className="mt-4 whitespace-pre-line border-garance border-s-2 ps-4 wrap-anywhere">
          {endedWords}
        </blockquote>
      )}
    </div>
  )
}

/** The quote that waits for an answer, or the words why it can not be accepted. */
const WaitingQuote = ({
  quote,
  commission,
  access,
  parts,
}: Omit<OwnCommissionProps, 'nowMs'> & { quote: ShownQuote }) => {
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const { hindrance, validUntil } = quote
  const passed = commission.stages.filter(({ state }) => state === 'done').map(({ stage }) => stage)
  return (
    <TitledPart title={t('quote.title')}>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <QuotePart quote={quote} access={access} passed={passed} />
        {hindrance === null ? (
          <AcceptForm
            key={quote.version}
            commission={commission}
            quote={quote}
            access={access}
            parts={parts}
          />
        ) : (
          hindrance !== 'accepted' && (
            <p className="bg-rose p-5">{t(`quote.${hindrance}`, { day: longDay(validUntil, lng) })}</p>
          )
        )}
      </div>
    </TitledPart>
  )
}

/** A commission of a customer: where it is, what comes next, what is due, and all papers. */
export const OwnCommission = ({ commission, access, parts, nowMs }: OwnCommissionProps) => {
  const { t } = useTranslation('ownCommission')
  const { status, quotes, instalments, stages } = commission
  const waiting = quotes.find((quote) => quote.status === 'sent')
  const accepted = quotes.find((quote) => quote.status === 'accepted')
  const due = instalments.find((instalment) => instalment.status === 'due')
  const present = stages.find((stage) => stage.state === 'present')
  const canGiveUp = status === 'wish' || status === 'quoted'
  return (
    <article className="flex flex-col gap-10">
      <div>
        <EventLine commission={commission} nowMs={nowMs} />
        <StatusWords commission={commission} />
      </div>
      {due && (
        <TitledPart title={t('pay.title')}>
          <PayPart key={due._id} instalment={due} access={access} parts={parts} country={undefined} />
        </TitledPart>
      )}
      {present && (present.booking || appointmentToCome(present, nowMs)) && (
        <TitledPart title={t('appointment.title')}>
          <StageAppointment key={present.stage} stage={present} access={access} nowMs={nowMs} />
        </TitledPart>
      )}
      {waiting && <WaitingQuote quote={waiting} commission={commission} access={access} parts={parts} />}
      {stages.length > 0 && (
        <TitledPart title={t('thread')}>
          <StageThread stages={stages} />
        </TitledPart>
      )}
      {/* What comes late keeps its place. */}
      <div className={isRunning(status) ? 'min-h-96' : 'not-has-[section]:hidden'}>
        {parts.conversation({ access, isOpen: isRunning(status) })}
      </div>
      {accepted && (
        <div className="grid gap-8 sm:grid-cols-2">
          <MoneyPart commission={commission} />
          <PapersPart commission={commission} access={access} />
        </div>
      )}
      <div className="grid gap-8 sm:grid-cols-2">
        <WishPart commission={commission} />
        <HistoryPart commission={commission} />
      </div>
      {isRunning(status) && parts.companion({ access })}
      {canGiveUp && (
        <div className="print:hidden">
          <GiveUp access={access} />
        </div>
      )}
    </article>
  )
}
