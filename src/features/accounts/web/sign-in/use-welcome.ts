import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { afterSignIn } from '../../signing-in/redirect.rules.ts'
import type { User } from '../../user.schema.ts'
import { useAccount } from '../use-account.ts'
import type { SignInMode } from './sign-in-url.ts'
import { type Entering, useEnter } from './use-enter.ts'

interface Welcome {
  readonly mode: SignInMode
  readonly redirect: string
}

/**
 * Receives a customer who signs in here, and sends on a customer who is signed in already or signs in in another tab.
 */
export const useWelcome = ({ mode, redirect }: Welcome) => {
  const { t } = useTranslation('signIn')
  const { user } = useAccount()
  const enter = useEnter()
  const arrive = useArrive()
  const isEntering = useRef(false)
  const role = user?.role
  useEffect(() => {
    if (role && !isEntering.current) void arrive({ redirect, role })
  })
  return async (answer: Entering) => {
    isEntering.current = true
    enter(answer)
    notify('account', {
      title: t(`${mode}.done`),
      description: mode === 'register' ? t('register.doneText') : undefined,
      variant: 'success',
    })
    await arrive({ redirect, role: answer.user.role })
  }
}

interface Arriving {
  readonly redirect: string
  readonly role: User['role']
}

/** Goes where the customer wants to be after signing in; the sign-in page is left out of the history (§4). */
const useArrive = () => {
  const navigate = useNavigate()
  const lng = useLanguage()
  return ({ redirect, role }: Arriving) => {
    const goal = afterSignIn({ redirect, role })
    const path = 'path' in goal ? goal.path : pathTo(goal.page)
    return navigate(localizedPath(path, lng), { replace: true })
  }
}
