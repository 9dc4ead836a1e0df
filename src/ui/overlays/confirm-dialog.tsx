import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The question, with the amount where there is one. */
  readonly title: string
  /** What the way back is called. */
  readonly keep: string
  readonly confirm: string
  readonly busy: boolean
  readonly onConfirm: () => void
  /** Says what happens after the confirmation. */
  readonly children: ReactNode
}

/** Asks a second time before something that cannot be taken back. While it is under way, the question stays. */
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
      title={<span className="block font-semibold font-text text-subheading">{title}</span>}
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
