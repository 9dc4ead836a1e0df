import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../../sitemap.ts'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Thread } from '../../../../ui/thread.tsx'
import type { ContactDraft } from '../../contact.rules.ts'
import { ContactForm, type RefusedPost } from './contact-form.tsx'

interface ContactPartProps {
  /** The page was led to by a form that was posted without scripts. */
  readonly wasSent: boolean
  readonly refused: RefusedPost | undefined
  readonly known: Partial<ContactDraft>
}

/** The form, or the thanks in its place, which take the focus (§2). */
export const ContactPart = ({ wasSent, refused, known }: ContactPartProps) => {
  const { t } = useTranslation('contact')
  const [isSent, setSent] = useState(wasSent)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSent) heading.current?.focus({ preventScroll: true })
  }, [isSent])
  if (!isSent) return <ContactForm refused={refused} known={known} onSent={() => setSent(true)} />
  return (
    <div role="status" className="border-hairline border-y py-12">
      <Thread className="w-24" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 font-display text-heading">
        {t('sentTitle')}
      </h2>
      <p className="mt-4 text-lead">{t('sentText')}</p>
      <p className="mt-2 text-ink-soft">{t('receipt')}</p>
      <LocalLink
        to={pathTo('contact')}
        onClick={() => setSent(false)}
        className="thread-link mt-6 inline-flex min-h-11 items-center"
      >
        {t('another')}
      </LocalLink>
    </div>
  )
}
