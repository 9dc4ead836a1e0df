import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { UnsavedContext } from './use-unsaved.ts'

/** Asks before a page with unsaved sections is left, by a link of the site or by the browser. */
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <UnsavedContext value={tell}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t('leave.title')}
        keep={t('leave.stay')}
        confirm={t('leave.go')}
        busy={false}
        onConfirm={() => blocker.proceed?.()}
      >
        <p>{t('leave.text')}</p>
      </ConfirmDialog>
    </UnsavedContext>
  )
}
