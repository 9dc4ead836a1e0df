import { NotingDialog } from '../../../../ui/admin/noting-dialog.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { NoteCommissionForm, type NoteCommissionProps } from './note-commission-form.tsx'

/** The dialog to note a commission for a customer who telephones or is at the salon. */
export const NoteCommissionDialog = (props: NoteCommissionProps) => {
  const { t } = useTranslation('deskCommissions')
  const leaving = {
    title: t('noting.leaveTitle'),
    text: t('noting.leaveText'),
    stay: t('noting.stay'),
    leave: t('noting.leave'),
  }
  return (
    <NotingDialog
      title={t('noting.title')}
      closeLabel={t('noting.close')}
      leaving={leaving}
      onClose={props.onClose}
    >
      {({ close, onWritten }) => <NoteCommissionForm {...props} onClose={close} onWritten={onWritten} />}
    </NotingDialog>
  )
}
