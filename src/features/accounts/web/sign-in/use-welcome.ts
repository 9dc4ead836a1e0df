import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../ui/toasts.ts'
import { useAccount } from '../use-account.ts'
import type { SignInMode } from './sign-in-address.ts'
import { useArrive } from './use-arrive.ts'
import { type Entering, useEnter } from './use-enter.ts'

interface Welcome {
  readonly mode: SignInMode
  readonly redirect: string
}

/** Receives whoever signs in here, and leads on whom the page finds signed in already, or who signs in in another tab. */
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
