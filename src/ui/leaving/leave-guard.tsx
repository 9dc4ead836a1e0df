import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useOwnTexts } from '../i18n/use-own-texts.ts'
import { useTranslation } from '../i18n/use-translation.tsx'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { leaveGuardTexts } from './leave-guard.texts.ts'
import { askBeforeLeaving } from './leave-question.ts'

type Unsaved = 'none' | 'lost' | 'kept'

/** Each record that is edited tells it what becomes of its unsaved changes. */
const UnsavedContext = createContext<(id: string, unsaved: Unsaved) => void>(() => undefined)

/** Reports unsaved changes, so that the admin is asked before leaving the page; a draft may be kept of them. */
export const useUnsaved = (id: string, isUnsaved: boolean, isKept = false) => {
  const tell = useContext(UnsavedContext)
  const unsaved = isUnsaved ? (isKept ? 'kept' : 'lost') : 'none'
  useEffect(() => {
    tell(id, unsaved)
    return () => tell(id, 'none')
  }, [tell, id, unsaved])
}

interface LeaveGuardProps {
  /** The changes belong to the entry that the page has opened: it is asked as well before another one is opened. */
  readonly ofEntry?: boolean
  readonly children: ReactNode
}

const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, ofEntry: boolean) =>
  ofEntry ? `${pathname} ${new URLSearchParams(search).get('opened')}` : pathname

/**
 * Asks before an admin leaves a page with unsaved changes: by a link, by closing the browser's page, or by signing out.
 */
export const LeaveGuard = ({ ofEntry = false, children }: LeaveGuardProps) => {
  useOwnTexts('leaveGuard', leaveGuardTexts)
  const { t } = useTranslation('leaveGuard')
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map())
  const tell = useCallback((id: string, now: Unsaved) => {
    setUnsaved((before) => {
      if ((before.get(id) ?? 'none') === now) return before
      const others = [...before].filter(([other]) => other !== id)
      return new Map(now === 'none' ? others : [...others, [id, now]])
    })
  }, [])
  const isUnsaved = unsaved.size > 0
  const isKept = [...unsaved.values()].every((each) => each === 'kept')
  const isAllowed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isAllowed.current && placeOf(currentLocation, ofEntry) !== placeOf(nextLocation, ofEntry),
  )
  /** The caller that asked whether it may leave, and waits for the answer. */
  const [asker, setAsker] = useState<{ readonly answer: (mayLeave: boolean) => void }>()
  useEffect(() => {
    if (!isUnsaved) {
      isAllowed.current = false
      return
    }
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
        <p>{t(isKept ? 'kept' : 'text')}</p>
      </ConfirmDialog>
    </UnsavedContext>
  )
}
