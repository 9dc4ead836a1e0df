import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { EmailAddress } from '../../../../ui/email-address.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ModeratedTestimonial } from '../../testimonial-moderation.contract.ts'

/** What the house knows about a testimonial. */
export const TestimonialFacts = ({ testimonial }: { testimonial: ModeratedTestimonial }) => {
  const { t } = useTranslation('reviewsAdmin')
  const { createdAt, language, email, emailConfirmed, suspicion } = testimonial
  const facts = [
    ['received', <Moment key="received" at={createdAt} />],
    ['language', t(`opened.languages.${language}`)],
    [
      'email',
      email === null ? (
        t('opened.noEmail')
      ) : (
        <span key="email">
          <EmailAddress email={email} /> ({t(emailConfirmed ? 'opened.confirmed' : 'opened.unconfirmed')})
        </span>
      ),
    ],
    ...(suspicion ? [['suspicion', t(`opened.suspicions.${suspicion}`)] as const] : []),
  ] as const
  return (
    <AdminSection id="facts" title={t('opened.facts')}>
      <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-2">
        {facts.map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{t(`opened.${name}`)}</dt>
            <dd className="min-w-0 wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </AdminSection>
  )
}
