import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { PrivacyPart } from '../privacy-part.tsx'
import { privacyParts } from '../privacy-parts.ts'
import type { CloseAccountDialogProps } from './close-account-dialog.tsx'

const loadDialog = async () => (await import('./close-account-dialog.tsx')).CloseAccountDialog

const erased = ['account', 'addresses', 'measures', 'sessions', 'mails'] as const
const kept = ['orders', 'reviews', 'log'] as const

/** Explains in full what closing an account means, before the customer asks for it (§12.2). */
export const ClosingPart = () => {
  const { t } = useTranslation('privacy')
  const { Part: Dialog, fetchPart } = useFetchedPart<CloseAccountDialogProps>(loadDialog)
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  const open = async () => {
    setState('opening')
    const isThere = await fetchPart()
    setState(isThere ? 'open' : 'closed')
    if (!isThere)
      notify('general', {
        title: t('closing.notFetched'),
        description: t('tryAgain'),
        variant: 'destructive',
      })
  }
  return (
    <PrivacyPart id={privacyParts.closing} title={t('closing.title')} lead={t('closing.lead')}>
      <h3 className="font-display text-subheading">{t('closing.erasedTitle')}</h3>
      <ul className="mt-3 max-w-measure list-['–__'] ps-4 text-small">
        {erased.map((name) => (
          <li key={name} className="mt-1">
            {t(`closing.erased.${name}`)}
          </li>
        ))}
      </ul>
      <h3 className="mt-8 font-display text-subheading">{t('closing.keptTitle')}</h3>
      <dl className="mt-3 max-w-measure text-small">
        {kept.map((name) => (
          <div key={name} className="mt-3">
            <dt className="font-medium">{t(`closing.kept.${name}`)}</dt>
            <dd className="text-ink-soft">{t(`closing.kept.${name}Why`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-measure text-small">
        <TextLink to={`#${privacyParts.export}`}>{t('closing.exportFirst')}</TextLink>
      </p>
      <Button
        variant="secondary"
        className="mt-5 print:hidden noscript:hidden"
        aria-haspopup="dialog"
        loading={state === 'opening'}
        onClick={() => void open()}
      >
        {t('closing.open')}
      </Button>
      {Dialog && (
        <Dialog open={state === 'open'} onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')} />
      )}
    </PrivacyPart>
  )
}
