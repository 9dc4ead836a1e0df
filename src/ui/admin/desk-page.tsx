import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../routing/page-head.tsx'

interface DeskPageProps {
  readonly path: string
  readonly houseName: string
  /** The page's own texts. */
  readonly t: (name: 'title' | 'description' | 'lead' | 'withoutScript') => string
  readonly children: ReactNode
}

/** Returns a ref for the title of a list: the title gets the focus when the visitor closes an opened entry. */
const useFocusOnReturn = () => {
  const opened = useSearchParams()[0].get('opened')
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    if (before.current !== null && opened === null) heading.current?.focus({ preventScroll: true })
    before.current = opened
  }, [opened])
  return heading
}

/**
 * A page of the admin: its head, its title and its purpose. When an entry was opened in place of the list and is closed
 * again, the title gets the focus.
 */
export const DeskPage = ({ path, houseName, t, children }: DeskPageProps) => {
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
      <div className="frame py-6">
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-[2rem]/tight">
          {t('title')}
        </h1>
        <p className="mt-2 max-w-[46rem] text-ink-soft text-small">{t('lead')}</p>
        <p className="mt-4 hidden noscript:block">{t('withoutScript')}</p>
        {children}
      </div>
    </>
  )
}
