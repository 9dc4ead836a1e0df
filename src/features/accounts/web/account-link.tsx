import { pathTo } from '../../../sitemap.ts'
import { useSignedIn } from '../../../ui/api/use-signed-in.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import { useAccount } from './use-account.ts'

/** The link to the account, to the sign-in or to the admin, depending on the visitor (§2). */
export const AccountLink = ({ className }: { className?: string }) => {
  const { t } = useTranslation('accounts')
  const signedIn = useSignedIn()
  const { user } = useAccount()
  const works = user !== undefined && user.role !== 'user'
  const page = works ? 'admin' : signedIn ? 'account' : 'signIn'
  const label = t(works ? 'houseArea' : signedIn ? 'account' : 'signIn')
  return (
    <LocalLink
      to={pathTo(page)}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid size-11 flex-none place-content-center transition-colors hover:text-garance',
        className,
      )}
    >
      <Icon name="user" />
    </LocalLink>
  )
}
