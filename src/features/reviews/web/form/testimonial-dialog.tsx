import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { testimonialTexts } from './testimonial.texts.ts'
import { TestimonialForm } from './testimonial-form.tsx'

export interface TestimonialDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * Asks the visitor about the experience with the house (§4). Closing it discards the text, and opening it starts again.
 */
export const TestimonialDialog = ({ open, onOpenChange }: TestimonialDialogProps) => {
  useOwnTexts('testimonial', testimonialTexts)
  const { t } = useTranslation('testimonial')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      written
    >
      <TestimonialForm onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
