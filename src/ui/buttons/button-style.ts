import { classNames } from '../class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'small' | 'medium' | 'large'

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-10 py-1.5 text-small',
  medium: 'min-h-12 py-2.5 text-body',
  large: 'min-h-14 py-3 text-body',
}

/** A quiet button has no padding, so that it lines up with the text around it. */
const QUIET_PADDING = 'px-0 [--thread-drop:0.375rem]'
const PADDING: Record<ButtonSize, string> = { small: 'px-4', medium: 'px-6', large: 'px-8' }

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-garance-fill bg-garance-fill text-on-garance hover:border-garance-deep hover:bg-garance-deep',
  secondary: 'border-ink text-ink hover:bg-ink hover:text-paper',
  quiet: 'border-transparent text-ink thread-link',
}

/** The classes of a button, also for the rare element that must look like one without being one. */
export const buttonStyle = (options: {
  variant?: ButtonVariant
  size?: ButtonSize
  idle?: boolean
}): string => {
  const { variant = 'primary', size = 'medium', idle = false } = options
  return classNames(
    'relative inline-flex items-center justify-center gap-2.5 border text-center font-medium leading-tight transition-colors',
    'disabled:border-hairline disabled:border-dashed disabled:bg-transparent disabled:text-ink-soft',
    // A disabled button that keeps its focus has `aria-disabled`; a busy button keeps its normal colours.
    !idle &&
      'aria-disabled:cursor-default aria-disabled:border-hairline aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-ink-soft',
    SIZES[size],
    VARIANTS[variant],
    variant === 'quiet' ? QUIET_PADDING : PADDING[size],
    idle && 'pointer-events-none',
  )
}
