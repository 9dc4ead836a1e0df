import { Toast } from '@base-ui/react/toast'
import { Icon } from '../buttons/icon.tsx'
import { classNames } from '../class-names.ts'

const MOTION =
  'transition-[opacity,translate] duration-300 data-starting-style:translate-x-4 data-starting-style:opacity-0 ' +
  'data-ending-style:pointer-events-none data-ending-style:translate-x-4 data-ending-style:opacity-0 data-swiping:transition-none ' +
  'translate-x-(--toast-swipe-movement-x)'

interface ToastCardProps {
  readonly toast: Toast.Root.ToastObject
  readonly closeLabel: string
}

export const ToastCard = ({ toast, closeLabel }: ToastCardProps) => {
  const failed = toast.type === 'destructive'
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['right', 'up', 'down']}
      className={classNames('border bg-sheet text-ink', failed ? 'border-garance' : 'border-ink', MOTION)}
    >
      <Toast.Content className="flex items-start gap-3 py-2 pr-1 pl-4">
        {failed && <Icon name="alert" className="mt-3 flex-none text-garance" />}
        {toast.type === 'success' && <Icon name="check" className="mt-3 flex-none text-sage" />}
        <div className="min-w-0 flex-1 py-[0.7rem]">
          <Toast.Title className="text-small font-medium" />
          <Toast.Description className="text-small text-ink-soft" />
          {toast.actionProps && (
            <Toast.Action className="-mb-2 inline-flex min-h-11 items-center text-small underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance" />
          )}
        </div>
        <Toast.Close
          aria-label={closeLabel}
          // Base UI hides the content of stacked toasts until the pointer is over them; ours are not stacked.
          aria-hidden={false}
          className="grid size-11 flex-none place-content-center transition-colors hover:text-garance"
        >
          <Icon name="close" size={16} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}
