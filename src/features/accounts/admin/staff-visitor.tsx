import { pathTo } from '../../../sitemap.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { useSignOut } from '../web/use-sign-out.ts'
import { staffGateTexts } from './staff-gate.texts.ts'

/** The link to the own account and the button to sign out, at the head of the admin. */
export const StaffVisitor = () => {
  useOwnTexts('staffGate', staffGateTexts)
  const { t } = useTranslation('staffGate')
  const signOut = useSignOut()
  const isSignedIn = useSignedIn()
  if (isSignedIn === false) return null
  // A visitor of the admin is nearly always signed in, so the space of both is kept until that is known.
  const coming = isSignedIn === undefined && 'invisible'
  return (
    <>
      <LocalLink
        to={pathTo('account')}
        className={classNames('thread-link relative inline-flex py-1.5', coming)}
      >
        {t('ownAccount')}
      </LocalLink>
      <Button variant="quiet" size="small" onClick={() => void signOut()} className={classNames(coming)}>
        {t('signOut')}
      </Button>
    </>
  )
}
