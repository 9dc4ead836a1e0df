import { useState } from 'react'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { ReportDialogProps } from './report-dialog.tsx'
import { reportingTexts } from './reporting.texts.ts'

const loadDialog = async () => (await import('./report-dialog.tsx')).ReportDialog

interface ReportReviewProps {
  readonly kind: 'product' | 'testimonial'
  readonly id: string
  /** The name of the review's author. */
  readonly name: string
}

/** Reports a review to the house. The form is fetched when it is first opened. */
export const ReportReview = ({ kind, id, name }: ReportReviewProps) => {
  useOwnTexts('reporting', reportingTexts)
  const { t } = useTranslation('reporting')
  const { Part: Dialog, fetchPart } = useFetchedPart<ReportDialogProps>(loadDialog)
  const [open, setOpen] = useState(false)
  const show = async () => {
    if (await fetchPart()) setOpen(true)
    else notify('general', { title: t('failed'), variant: 'destructive' })
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('openOf', { name })}
        aria-haspopup="dialog"
        onClick={() => void show()}
        className="thread-link relative inline-flex min-h-11 items-center text-caption text-ink-soft noscript:hidden print:hidden"
      >
        {t('open')}
      </button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} kind={kind} review={id} />}
    </>
  )
}
