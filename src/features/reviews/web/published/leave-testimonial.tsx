import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { TestimonialDialogProps } from '../form/testimonial-dialog.tsx'

const loadDialog = async () => (await import('../form/testimonial-dialog.tsx')).TestimonialDialog

/** Opens the form. Its code is fetched when it is first opened (§4). */
export const LeaveTestimonial = ({ isFirst }: { isFirst: boolean }) => {
  const { t } = useTranslation('published')
  const { Part: Dialog, fetchPart } = useFetchedPart<TestimonialDialogProps>(loadDialog)
  const [open, setOpen] = useState(false)
  const [isFetching, setFetching] = useState(false)
  const show = async () => {
    setFetching(true)
    if (await fetchPart()) setOpen(true)
    else notify('testimonial', { title: t('unavailable'), variant: 'destructive' })
    setFetching(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        loading={isFetching}
        aria-haspopup="dialog"
        onClick={() => void show()}
        className="noscript:hidden print:hidden"
      >
        {t(isFirst ? 'leaveFirst' : 'leave')}
      </Button>
      {Dialog && <Dialog open={open} onOpenChange={setOpen} />}
    </>
  )
}
