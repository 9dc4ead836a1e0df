import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx'
import { Dialog } from '../overlays/dialog.tsx'

interface NotingDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** What is asked before what was written is dropped. */
  readonly leaving: {
    readonly title: string
    readonly text: string
    readonly stay: string
    readonly leave: string
  }
  readonly onClose: () => void
  /** The form: it calls `onWritten` when something is written into it. */
  readonly children: (form: { readonly close: () => void; readonly onWritten: () => void }) => ReactNode
}

/** A dialog with a form to note something new. It asks before it drops what was written. */
export const NotingDialog = ({ title, closeLabel, leaving, onClose, children }: NotingDialogProps) => {
  const [isWritten, setWritten] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (isWritten ? setLeaving(true) : onClose())
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={title}
      plain
      closeLabel={closeLabel}
      width="wide"
      written
    >
      {children({ close, onWritten: () => setWritten(true) })}
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={leaving.title}
        keep={leaving.stay}
        confirm={leaving.leave}
        busy={false}
        onConfirm={onClose}
      >
        <p>{leaving.text}</p>
      </ConfirmDialog>
    </Dialog>
  )
}
