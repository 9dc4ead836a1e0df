import type { ReactNode } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

interface SignInSheetProps {
  readonly title: string
  readonly lead: string
  /** The picture beside the form on wide windows. */
  readonly plate: ReactNode
  readonly children: ReactNode
}

/**
 * The sheet for signing in, opening an account or setting a new password: a form, and a picture of the house beside it.
 */
export const SignInSheet = ({ title, lead, plate, children }: SignInSheetProps) => {
  const { t } = useTranslation('signIn')
  return (
    <div className="frame pt-10 pb-section lg:grid-12 lg:pt-16">
      <div className="hidden lg:col-span-5 lg:block">{plate}</div>
      <div className="mx-auto w-full max-w-narrow lg:col-span-6 lg:col-start-7 lg:mx-0">
        <h1 className="font-display text-title">{title}</h1>
        {/* The lines may break elsewhere once the typeface has loaded; what is below them must not move. */}
        <p className="mt-4 min-h-[3lh] max-w-measure text-ink-soft sm:min-h-[2lh]">{lead}</p>
        <p className="mt-6 hidden noscript:block">{t('withoutScript')}</p>
        <div className="mt-8 noscript:hidden">{children}</div>
      </div>
    </div>
  )
}
