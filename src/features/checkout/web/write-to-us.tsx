import { callLink } from '../../../shared/call-link.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { House } from '../../settings/house.schema.ts'

interface WriteToUsProps {
  readonly contact: Pick<House, 'email' | 'phone'>
  /** The subject of the mail, so that the customer need not type it. */
  readonly subject?: string
}

const linkStyle =
  'inline-flex min-h-8 items-center text-ink underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance'

/** The link « Écrivez-nous », which opens a mail with its subject filled in, and the telephone number. */
export const WriteToUs = ({ contact: { email, phone }, subject }: WriteToUsProps) => {
  const { t } = useTranslation('checkout')
  const letter = `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-small">
      <a href={letter} className={linkStyle}>
        {t('contact.write')}
      </a>
      <a href={callLink(phone)} className={`${linkStyle} tabular-nums`}>
        {t('contact.call', { phone })}
      </a>
    </p>
  )
}
