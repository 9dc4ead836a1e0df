import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  label: string
  outlined?: boolean
}

/** A button that shows only an icon; the label is its accessible name. */
export const IconButton = ({ icon, label, outlined = false, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={classNames(
      'inline-grid size-11 flex-none place-content-center border transition-colors hover:text-garance',
      'disabled:text-ink-soft disabled:opacity-60 aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:opacity-60',
      outlined ? 'border-rule bg-sheet hover:border-garance' : 'border-transparent',
      className,
    )}
  >
    <Icon name={icon} />
  </button>
)
