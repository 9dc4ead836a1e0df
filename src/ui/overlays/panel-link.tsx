import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import { useLanguage } from '../api/use-language.ts'
import { isPlainClick } from '../buttons/plain-click.ts'
import { classNames } from '../class-names.ts'
import { LocalLink } from '../routing/local-link.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { FetchedDrawer } from './fetched-drawer.tsx'

/** Opens the page itself when the panel could not be loaded. */
const Follow = ({ to, onFollow }: { to: string; onFollow: () => void }) => {
  const href = localizedPath(to, useLanguage())
  useEffect(() => {
    onFollow()
    location.assign(href)
  }, [href, onFollow])
  return null
}

interface PanelLinkProps {
  readonly to: string
  readonly title: string
  readonly closeLabel: string
  /** The content of the page at `to`, laid out for a panel; it should load its code when it is first shown. */
  readonly panel: ReactNode | ((close: () => void) => ReactNode)
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A link that shows another page in a side panel. Without script, or with a modifier key, it works as a normal link.
 */
export const PanelLink = ({ to, title, closeLabel, panel, className, children }: PanelLinkProps) => {
  const [open, setOpen] = useState(false)
  // After a failure it works as a normal link, for a visitor who comes back and clicks again.
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const show = (event: MouseEvent) => {
    if (failed || !isPlainClick(event)) return
    event.preventDefault()
    startTransition(() => setOpen(true))
  }
  return (
    <>
      <LocalLink
        to={to}
        onClick={show}
        aria-haspopup="dialog"
        className={classNames(
          'inline-flex min-h-11 items-center underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance',
          className,
        )}
      >
        {children}
      </LocalLink>
      <FetchedDrawer
        open={open}
        onOpenChange={setOpen}
        title={title}
        closeLabel={closeLabel}
        fallback={<Follow to={to} onFollow={fail} />}
      >
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          {typeof panel === 'function' ? panel(() => setOpen(false)) : panel}
        </Suspense>
      </FetchedDrawer>
    </>
  )
}
