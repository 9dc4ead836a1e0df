import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'

type TextLinkProps = LinkProps & {
  /**
   * `inline` is for a link in a sentence; `standalone` is for a link alone, in a menu or below a text, underlined when
   * active.
   */
  variant?: 'inline' | 'standalone'
  active?: boolean
}

export const TextLink = ({ variant = 'inline', active = false, className, ...rest }: TextLinkProps) => (
  <Link
    aria-current={active ? 'page' : undefined}
    {...rest}
    className={classNames(
      variant === 'inline'
        ? 'text-ink underline decoration-1 decoration-garance underline-offset-[0.22em] transition-colors hover:text-garance'
        : 'thread-link relative inline-flex items-center gap-2 py-1.5',
      className,
    )}
  />
)
