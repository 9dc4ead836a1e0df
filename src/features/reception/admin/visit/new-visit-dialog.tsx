import { useTranslation } from 'react-i18next'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { houseVisitTexts } from './house-visit.texts.ts'
import { NewVisitForm, type NewVisitProps } from './new-visit-form.tsx'

/** The dialog to note a visit for a customer who telephones. */
export const NewVisitDialog = (props: NewVisitProps) => {
  useOwnTexts('houseVisit', houseVisitTexts)
  const { t } = useTranslation('houseVisit')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title={<span className="block font-semibold font-text text-subheading">{t('create.title')}</span>}
      closeLabel={t('create.close')}
      width="wide"
      written
    >
      <NewVisitForm {...props} />
    </Dialog>
  )
}
