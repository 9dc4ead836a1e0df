import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { User } from '../../user.schema.ts'
import { AccountFailure } from '../account/account-failure.tsx'
import { useAccount } from '../use-account.ts'
import { EmailForm } from './email-form.tsx'
import { IdentityForm } from './identity-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { profileTexts } from './profile.texts.ts'
import { ProfileSection } from './profile-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

/** Fills the forms until the account is loaded, so that they keep exactly their space. */
const nobody: Omit<User, 'language'> = {
  _id: '',
  firstName: '',
  lastName: '',
  email: '…',
  role: 'user',
  phone: '',
  emailConfirmed: false,
  createdAt: '',
}

/** What the customer can change in the profile, each with its own form. */
export const ProfileForms = () => {
  useOwnTexts('profile', profileTexts)
  const { t } = useTranslation('profile')
  const lng = useLanguage()
  const { user, error } = useAccount()
  if (error && !user) return <AccountFailure />
  const shown = user ?? { ...nobody, language: lng }
  return (
    <div
      key={shown._id}
      inert={!user}
      aria-busy={!user}
      className={classNames('mt-10 lg:mt-14', !user && 'animate-breathe')}
    >
      <ProfileSection title={t('identity.title')} text={t('identity.text')}>
        <IdentityForm user={shown} />
      </ProfileSection>
      <ProfileSection title={t('email.title')} text={t('email.text', { email: shown.email })}>
        <EmailForm />
      </ProfileSection>
      <ProfileSection title={t('password.title')} text={t('password.text')}>
        <PasswordForm email={shown.email} />
      </ProfileSection>
      <SecondFactorSection user={shown} />
    </div>
  )
}
