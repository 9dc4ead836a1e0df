import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { askBeforeLeaving } from '../../../ui/routing/leave-question.ts'
import { UnsavedContext } from './use-unsaved.ts'

/**
 * Asks before an admin leaves a page with unsaved sections: by a link, by closing the browser's page, or by signing
 * out.
 */
export const LeaveGuard = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('settingsDesk')
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const tell = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(id) === isUnsaved) return before
      return new Set(isUnsaved ? [...before, id] : [...before].filter((other) => other !== id))
    })
  }, [])
  const isUnsaved = unsaved.size > 0
  const isAllowed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  )
  /** The caller that asked whether it may leave, and waits for the answer. */
  const [asker, setAsker] = useState<{ readonly answer: (mayLeave: boolean) => void }>()
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    const withdraw = askBeforeLeaving(() => new Promise((answer) => setAsker({ answer })))
    return () => {
      window.removeEventListener('beforeunload', ask)
      withdraw()
    }
  }, [isUnsaved])
  const stay = () => {
    blocker.reset?.()
    asker?.answer(false)
    setAsker(undefined)
  }
  const leave = () => {
    blocker.proceed?.()
    isAllowed.current = asker !== undefined
    asker?.answer(true)
    setAsker(undefined)
  }
  return (
    <UnsavedContext value={tell}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked' || asker !== undefined}
        onClose={stay}
        title={t('leave.title')}
        keep={t('leave.stay')}
        confirm={t('leave.go')}
        busy={false}
        onConfirm={leave}
      >
        <p>{t('leave.text')}</p>
      </ConfirmDialog>
    </UnsavedContext>
  )
}
