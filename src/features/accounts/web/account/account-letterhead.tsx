import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { useAccount } from '../use-account.ts'
import { useSignOut } from '../use-sign-out.ts'
import { EmailState } from './email-state.tsx'

/**
 * The head of every account page: the greeting and the button to sign out. It keeps its height while the account loads.
 */
export const AccountLetterhead = () => {
  const { t } = useTranslation('account')
  const signedIn = useSignedIn()
  const { user, isLoading } = useAccount()
  const signOut = useSignOut()
  const name = user?.firstName
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-gutter border-hairline border-b pb-4">
      <p className="flex min-h-10 items-center font-display text-subheading italic">
        {isLoading ? (
          <Skeleton className="h-[0.8lh] w-40" />
        ) : name ? (
          t('greeting', { name })
        ) : (
          t('greetingAlone')
        )}
      </p>
      {signedIn && (
        <Button variant="quiet" size="small" className="flex-none" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      )}
      <div className="col-span-2 min-h-[2lh] text-ink-soft text-small sm:min-h-[1lh]">
        {user && <EmailState user={user} />}
        {signedIn === false && t('visiting')}
      </div>
    </div>
  )
}
