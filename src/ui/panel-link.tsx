import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { localizedPath } from '../shared/i18n/localized-path.ts'
import { useLanguage } from './api/use-language.ts'
import { classNames } from './class-names.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { isPlainClick } from './plain-click.ts'
import { LocalLink } from './routing/local-link.tsx'

const Drawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.Drawer })))

/** The panel could not be fetched: the page itself is what the link is for. */
const Follow = ({ to }: { to: string }) => {
  const href = localizedPath(to, useLanguage())
  useEffect(() => location.assign(href), [href])
  return null
}

type PanelLinkProps = {
  to: string
  title: string
  closeLabel: string
  /** What the page at `to` says, made to be read beside this one; it should load itself when it is first shown. */
  panel: ReactNode
  className?: string
  children: ReactNode
}

/** A link to a page that one would rather read beside the present one. Without script, or with a key held, a link like any other. */
export function PanelLink({ to, title, closeLabel, panel, className, children }: PanelLinkProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setWanted(true)
    setOpen(true)
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
      {wanted && (
        <ErrorBoundary fallback={() => <Follow to={to} />}>
          <Suspense fallback={null}>
            <Drawer open={open} onOpenChange={setOpen} title={title} closeLabel={closeLabel}>
              {panel}
            </Drawer>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
