import { useLocation } from 'react-router'
import { languages, parseLanguage } from '../../shared/i18n/languages.ts'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import { useSession } from '../api/api-provider.tsx'

interface PageHeadProps {
  readonly title: string
  readonly description: string
  /** The page's own address, with the parameters that make it another page, without language. */
  readonly path: string
  readonly siteName: string
  readonly image?: string | undefined
  readonly indexed?: boolean
  /** Structured data, equal to what the page shows. */
  readonly structuredData?: readonly object[]
}

const descriptionLength = 160
const openGraphLocales = { fr: 'fr_FR', en: 'en_GB' } as const

/** Title, description, canonical, language pairs, share data and structured data of a page (§2); React hoists them into the head. */
export const PageHead = ({
  title,
  path,
  siteName,
  image = '/og-image.png',
  indexed = true,
  ...rest
}: PageHeadProps) => {
  const { lng, publicUrl } = useSession()
  const description = rest.description.slice(0, descriptionLength)
  // The bare address speaks every visitor's language: it stands for itself, not for one of them. So does an address
  // that asks for a language which is not one of the house's.
  const isBare = parseLanguage(new URLSearchParams(useLocation().search).get('lng')) === undefined
  const canonical = publicUrl + (isBare ? path : localizedPath(path, lng))
  const imageUrl = new URL(image, publicUrl).href
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {indexed || <meta name="robots" content="noindex,follow" />}
      <link rel="canonical" href={canonical} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={publicUrl + localizedPath(path, language)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={openGraphLocales[lng]} />
      <meta name="twitter:card" content="summary_large_image" />
      {rest.structuredData?.map((block) => (
        <script
          key={JSON.stringify(block).slice(0, 80)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, with < escaped so that it cannot end early
          dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replace(/</g, '\\u003c') }}
        />
      ))}
    </>
  )
}
