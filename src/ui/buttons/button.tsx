import {
  type ComponentPropsWithRef,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { classNames } from '../class-names.ts'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** While a request runs, the button keeps its size and its focus, and ignores clicks. */
  loading?: boolean
  /** Another element that looks like a button, usually a router link: `render={<Link to="/boutique" />}`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
}

/** A button: `primary` for the main action, `secondary` for the alternative, `quiet` for a minor action. */
export const Button = ({
  variant,
  size,
  loading = false,
  render,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const classes = classNames(
    buttonStyle({ ...(variant && { variant }), ...(size && { size }), idle: loading }),
    className,
  )
  const content = (
    <>
      {children}
      {loading && <span aria-hidden="true" className="thread thread-running absolute inset-x-2 bottom-0.5" />}
    </>
  )
  if (render) return cloneElement(render, { className: classes, children: content })
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      {content}
    </button>
  )
}
