import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { FetchedDrawer } from '../../../../ui/overlays/fetched-drawer.tsx'
import { ClosingForm } from './closing-form.tsx'
import { ClosureList } from './closure-list.tsx'

interface ClosuresDrawerProps {
  readonly open: boolean
  /** A dialog or drawer that opens over this one. */
  readonly children: ReactNode
}

/** The drawer of the closures beside the calendar: the list, and the form for a new one. */
export const ClosuresDrawer = ({ open, children }: ClosuresDrawerProps) => {
  const { t } = useTranslation('staffCalendar')
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  return (
    <FetchedDrawer
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) void navigate(urlWith({ closures: undefined }), { preventScrollReset: true })
      }}
      title={t('closed.title')}
      closeLabel={t('closed.close')}
      fallback={<p role="alert">{t('opened.failed')}</p>}
    >
      <p className="mb-6 text-ink-soft text-small">{t('closed.lead')}</p>
      <ClosingForm />
      <h3 className="mt-10 mb-3 font-semibold">{t('closed.list')}</h3>
      <ClosureList />
      {children}
    </FetchedDrawer>
  )
}
