import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { LocalLink } from '../routing/local-link.tsx'
import { PageHead } from '../routing/page-head.tsx'

interface DeskPageProps {
  readonly path: string
  readonly houseName: string
  /** The address that the link back leads to. */
  readonly back: string
  /** The page's own texts. */
  readonly t: (name: 'title' | 'description' | 'lead' | 'dashboard' | 'withoutScript') => string
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
 * A page of the admin that is reached from another one: its head, a link back, its title and its purpose. When an entry
 * was opened in place of the list and is closed again, the title gets the focus.
 */
export const DeskPage = ({ path, houseName, back, t, children }: DeskPageProps) => {
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
      <div className="frame py-8 lg:py-10">
        <LocalLink to={back} className="thread-link relative inline-flex min-h-11 items-center text-small">
          {t('dashboard')}
        </LocalLink>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-heading">
          {t('title')}
        </h1>
        <p className="mt-2 max-w-[46rem] text-ink-soft text-small">{t('lead')}</p>
        <p className="mt-4 hidden noscript:block">{t('withoutScript')}</p>
        {children}
      </div>
    </>
  )
}
