import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pathTo } from '../../../../sitemap.ts'
import type { RefusedPost } from '../../../../ui/forms/form/posted-form.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'
import type { ContactDraft } from '../../contact.rules.ts'
import { ContactForm } from './contact-form.tsx'

interface ContactPartProps {
  /** The page was led to by a form that was posted without scripts. */
  readonly wasSent: boolean
  readonly refused: RefusedPost<ContactDraft> | undefined
  readonly known: Partial<ContactDraft>
}

/** The form, or the thanks in its place; whichever comes takes the focus. A link to the page leads to an empty form. */
export const ContactPart = ({ wasSent, refused, known }: ContactPartProps) => {
  const { t } = useTranslation('contact')
  const { key } = useLocation()
  const isFollowed = useNavigationType() !== 'POP'
  const [sentAt, setSentAt] = useState<string>()
  const isSent = wasSent || (sentAt !== undefined && (sentAt === key || !isFollowed))
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const wasThanked = useRef(false)
  useEffect(() => {
    if (isSent) {
      heading.current?.focus({ preventScroll: true })
      // The form was longer: what is read next may lie above the window.
      heading.current?.scrollIntoView({ block: 'center' })
    } else if (wasThanked.current) form.current?.querySelector('input')?.focus()
    wasThanked.current = isSent
  }, [isSent])
  if (!isSent)
    return (
      <div ref={form}>
        <ContactForm refused={refused} known={known} onSent={() => setSentAt(key)} />
      </div>
    )
  return (
    <div className="border-hairline border-y py-12">
      <Thread className="w-24" />
      <h2 ref={heading} tabIndex={-1} className="mt-6 font-display text-heading">
        {t('sentTitle')}
      </h2>
      <p className="mt-4 text-lead">{t('sentText')}</p>
      <p className="mt-2 text-ink-soft">{t('receipt')}</p>
      <LocalLink to={pathTo('contact')} className="thread-link mt-6 inline-flex min-h-11 items-center">
        {t('another')}
      </LocalLink>
    </div>
  )
}
