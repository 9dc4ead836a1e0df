import { callLink } from '../../../../shared/call-link.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { ClosingCall } from '../closing-call.tsx'

interface HomeClosingProps {
  readonly phone: string
  readonly email: string
}

/** The last words of the home page (§2), with telephone and e-mail. */
export const HomeClosing = ({ phone, email }: HomeClosingProps) => {
  const { t } = useTranslation('home')
  return (
    <ClosingCall
      title={t('closingTitle')}
      text={t('closingText')}
      further={
        <p className="mt-8 flex flex-col items-center gap-2 font-display text-lead">
          <a href={callLink(phone)} className="thread-link pb-1.5">
            {phone}
          </a>{' '}
          <a href={`mailto:${email}`} className="thread-link wrap-anywhere pb-1.5">
            {email}
          </a>
        </p>
      }
    >
      <Button size="large" render={<LocalLink to={pathTo('booking')} />}>
        {t('book')}
      </Button>{' '}
      <Button size="large" variant="secondary" render={<LocalLink to={pathTo('contact')} />}>
        {t('contact')}
      </Button>
    </ClosingCall>
  )
}
