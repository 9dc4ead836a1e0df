import { Link, type LinkProps } from 'react-router'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import { useLanguage } from '../api/use-language.ts'

/** A link inside the site that keeps the visitor's language. */
export const LocalLink = ({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) => (
  <Link to={localizedPath(to, useLanguage())} {...rest} />
)
