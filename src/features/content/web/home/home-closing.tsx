import { useTranslation } from 'react-i18next'
import { callLink } from '../../../../shared/phone.ts'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Thread } from '../../../../ui/thread.tsx'

interface HomeClosingProps {
  readonly phone: string
  readonly email: string
}

/** The last words of the home page: how to begin. Its colour runs down to the footer, over the margin the footer keeps. */
export const HomeClosing = ({ phone, email }: HomeClosingProps) => {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="closing" className="-mb-section bg-rose">
      <div className="frame flex flex-col items-center py-section text-center print:break-inside-avoid print:py-8">
        <Thread className="w-24" />
        <h2 id="closing" className="mt-8 font-display text-title">
          {t('closingTitle')}
        </h2>
        <p className="mt-5 max-w-measure text-lead">{t('closingText')}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-4 print:hidden">
          <Button size="large" render={<LocalLink to={pathTo('booking')} />}>
            {t('book')}
          </Button>
          <Button size="large" variant="secondary" render={<LocalLink to={pathTo('contact')} />}>
            {t('contact')}
          </Button>
        </div>
        <p className="mt-8 flex flex-col items-center gap-2 font-display text-lead">
          <a href={callLink(phone)} className="thread-link pb-1.5">
            {phone}
          </a>
          <a href={`mailto:${email}`} className="thread-link wrap-anywhere pb-1.5">
            {email}
          </a>
        </p>
      </div>
    </section>
  )
}
