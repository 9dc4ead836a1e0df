import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The question, with the amount if there is one. */
  readonly title: string
  /** The label of the button that cancels. */
  readonly keep: string
  readonly confirm: string
  readonly busy: boolean
  readonly onConfirm: () => void
  /** Says what happens after the confirmation. */
  readonly children: ReactNode
}

/** Asks for a confirmation before an action that cannot be undone. The dialog stays open while the action runs. */
export const ConfirmDialog = ({
  open,
  onClose,
  title,
  keep,
  confirm,
  busy,
  onConfirm,
  children,
}: ConfirmDialogProps) => {
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || close()}
      title={title}
      plain
      closeLabel={keep}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {keep}
          </Button>
          <Button loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
