import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useOwnTexts } from '../../i18n/use-own-texts.ts'
import { useTranslation } from '../../i18n/use-translation.tsx'
import { ConfirmDialog } from '../../overlays/confirm-dialog.tsx'
import { askBeforeLeaving } from '../../routing/leave-question.ts'
import { leaveGuardTexts } from './leave-guard.texts.ts'

/** Each record that is edited tells it whether it has unsaved changes. */
const UnsavedContext = createContext<(id: string, isUnsaved: boolean) => void>(() => undefined)

/** Reports unsaved changes, so that the admin is asked before leaving the page. */
export const useUnsaved = (id: string, isUnsaved: boolean) => {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell(id, isUnsaved)
    return () => tell(id, false)
  }, [tell, id, isUnsaved])
}

/**
 * Asks before an admin leaves a page with unsaved changes: by a link, by closing the browser's page, or by signing out.
 */
export const LeaveGuard = ({ children }: { children: ReactNode }) => {
  useOwnTexts('leaveGuard', leaveGuardTexts)
  const { t } = useTranslation('leaveGuard')
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
        title={t('title')}
        keep={t('stay')}
        confirm={t('go')}
        busy={false}
        onConfirm={leave}
      >
        <p>{t('text')}</p>
      </ConfirmDialog>
    </UnsavedContext>
  )
}
