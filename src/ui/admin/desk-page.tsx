import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../routing/page-head.tsx'

interface DeskPageProps {
  readonly path: string
  readonly houseName: string
  /** The page's own texts. */
  readonly t: (name: 'title' | 'description' | 'lead' | 'withoutScript') => string
  /** What stands beside its title: its main act, a way to another room. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** Returns a ref for the title of a list: the title gets the focus when the visitor closes an opened entry. */
const useFocusOnReturn = () => {
  const opened = useSearchParams()[0].get('opened')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    const isNowhere = document.activeElement === document.body
    if (before.current !== null && opened === null && isNowhere)
      heading.current?.focus({ preventScroll: true })
    before.current = opened
  }, [opened])
  return heading
}

/**
 * A page of the admin: its head, its title and its purpose. When an entry was opened in place of the list and is closed
 * again, the title gets the focus.
 */
export const DeskPage = ({ path, houseName, t, beside, children }: DeskPageProps) => {
  const heading = useFocusOnReturn()
  return (
    <>
      <PageHead
        title={`${t('title')} · ${houseName}`}
        description={t('description')}
        path={path}
        siteName={houseName}
        indexed={false}
      />
      <div className="frame py-4">
        <div className="flex min-h-10 flex-wrap items-baseline gap-x-4">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-[1.5rem]/tight">
            {t('title')}
          </h1>
          <p className="me-auto max-w-[46rem] text-ink-soft text-caption max-sm:hidden">{t('lead')}</p>
          {beside}
        </div>
        <p className="mt-4 hidden noscript:block">{t('withoutScript')}</p>
        {children}
      </div>
    </>
  )
}
