import { useContext, useState } from 'react'
import { Link } from 'react-router'
import { callLink } from '../../../../shared/call-link.ts'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { PersonPathContext } from '../../../../ui/admin/person-path.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { placeLength } from '../../../commissions/commissions.limits.ts'
import { isRunning } from '../../../commissions/stages/commission-status.rules.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import type { DeskCommission } from '../../desk-commission.schema.ts'
import { useCommissionWrite } from '../use-commission-write.ts'

/** Changes when and where the event is. */
const EventForm = ({ commission, onDone }: { commission: DeskCommission; onDone: () => void }) => {
  const { t } = useTranslation('deskCommissions')
  const api = useApi<CommissionsDeskContract>()
  const { write, busy, failure } = useCommissionWrite({
    done: t('facts.saved'),
    failed: t('facts.failed'),
    send: (body: { eventDate: string | null; eventPlace: string; email: string }) =>
      api('PUT /admin/commissions/{id}', { params: { id: commission._id }, body }),
    after: onDone,
  })
  const form = useForm({
    names: ['eventDate', 'eventPlace', 'email'],
    start: {
      eventDate: commission.eventDate ?? '',
      eventPlace: commission.eventPlace,
      email: commission.email,
    },
    submit: ({ eventDate, ...typed }) => write({ ...typed, eventDate: eventDate || null }),
    failure,
  })
  return (
    <form method="post" {...form.props} className="mt-4 flex flex-col gap-4 bg-linen p-4">
      <TextField {...form.field('eventDate')} type="date" label={t('facts.date')} hint={t('facts.told')} />
      <TextField {...form.field('eventPlace')} label={t('facts.place')} maxLength={placeLength} />
      <TextField {...form.field('email')} type="email" label={t('noting.email')} hint={t('facts.linkSent')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" loading={busy}>
          {t('facts.save')}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('quote.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** What was asked for, and by whom. */
export const WishSection = ({ commission }: { commission: DeskCommission }) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const pathOfPerson = useContext(PersonPathContext)
  const [isChanging, setChanging] = useState(false)
  const { occasion, eventDate, eventPlace, budget, measures, words, phone, email, language } = commission
  const facts = [
    [
      t('facts.event'),
      `${t(`occasions.${occasion}`)}${eventDate ? `, ${longDay(eventDate, lng)}` : `, ${t('noEvent')}`}`,
    ],
    ...(eventPlace ? [[t('facts.place'), eventPlace]] : []),
    ...(budget ? [[t('facts.budget'), t(`budgets.${budget}`)]] : []),
    [t('facts.measures'), t(measures === 'kept' ? 'facts.kept' : 'facts.salon')],
    [t('facts.language'), t(`facts.${language}`)],
  ] as const
  const file = pathOfPerson(email || phone)
  return (
    <AdminSection id="demande" title={t('facts.title')}>
      <p className="font-medium">
        {commission.firstName} {commission.lastName}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {email && (
          <a href={`mailto:${email}`} className="thread-link wrap-anywhere">
            {email}
          </a>
        )}
        {phone && (
          <a href={callLink(phone)} className="thread-link whitespace-nowrap">
            {readablePhone(phone)}
          </a>
        )}
      </p>
      {file && (
        <p className="mt-1 text-small">
          <Link to={file} className="thread-link">
            {t('facts.file')}
          </Link>
        </p>
      )}
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-small">
        {facts.map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      {words && (
        <blockquote className="mt-4 whitespace-pre-line border-hairline border-s-2 ps-4 wrap-anywhere">
          {words}
        </blockquote>
      )}
      <p className="mt-3 text-ink-soft text-small">
        {t('facts.asked', { day: longDay(commission.createdAt, lng) })}
      </p>
      {isRunning(commission.status) &&
        (isChanging ? (
          <EventForm commission={commission} onDone={() => setChanging(false)} />
        ) : (
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            {t('facts.change')}
          </Button>
        ))}
    </AdminSection>
  )
}
