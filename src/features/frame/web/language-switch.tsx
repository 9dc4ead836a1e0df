import { useLocation } from 'react-router'
import { type Language, languages } from '../../../shared/i18n/languages.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'

/** Each language names itself in its own words. */
const ownNames: Record<Language, string> = { fr: 'Français', en: 'English' }

const sameAddress = ({ pathname, search }: { pathname: string; search: string }, lng: Language) => {
  const query = new URLSearchParams(search)
  query.set('lng', lng)
  return `${pathname}?${query}`
}

/** The same page in the other language: plain links, so that the whole document, its texts included, is in one language. */
export const LanguageSwitch = ({ short = false }: { short?: boolean }) => {
  const { t } = useTranslation('frame')
  const location = useLocation()
  const current = useLanguage()
  return (
    <ul aria-label={t('shell.language')} className="flex gap-4">
      {languages.map((lng) => (
        <li key={lng}>
          <a
            href={sameAddress(location, lng)}
            hrefLang={lng}
            lang={lng}
            aria-current={lng === current ? 'true' : undefined}
            // The server knows neither every parameter nor what follows #, and its link stays as it was rendered.
            onClick={({ currentTarget }) => {
              currentTarget.href = sameAddress(window.location, lng) + window.location.hash
            }}
            className="thread-link relative inline-flex py-1.5"
          >
            {short ? (
              <abbr title={ownNames[lng]} className="min-w-[1.6em] text-center no-underline">
                {lng.toUpperCase()}
              </abbr>
            ) : (
              ownNames[lng]
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
