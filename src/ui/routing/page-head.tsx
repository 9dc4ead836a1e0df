import { useLocation } from 'react-router'
import { languages, parseLanguage } from '../../shared/i18n/languages.ts'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import type { Share } from '../../shared/pictures/share-of.ts'
import { sharePictureSize } from '../../shared/pictures/share-picture-size.ts'
import { useSession } from '../api/api-provider.tsx'
import { StructuredData } from './structured-data.tsx'

interface PageHeadProps {
  readonly title: string
  /** At most 160 characters (§2): shorten what may be longer with `metaDescription` first; the crawl checks this. */
  readonly description: string
  /** The page's own address, with the parameters that make it another page, but without the language. */
  readonly path: string
  readonly siteName: string
  /** An existing picture of the size `sharePictureSize`; the default is the house's own. */
  readonly share?: Share | undefined
  readonly indexed?: boolean
  /** Structured data, equal to what the page shows. */
  readonly structuredData?: readonly object[]
}

const openGraphLocales = { fr: 'fr_FR', en: 'en_GB' } as const

/**
 * Renders the title, description, canonical address, language pairs, share data and structured data of a page (§2);
 * React moves them into the head.
 */
export const PageHead = ({
  title,
  description,
  path,
  siteName,
  share = { url: '/og-image.png', alt: siteName },
  indexed = true,
  structuredData = [],
}: PageHeadProps) => {
  const { lng, publicUrl } = useSession()
  // The address without a language shows every visitor's language, so it is its own canonical address. The same is true
  // of an address whose language the site does not have.
  const isBare = parseLanguage(new URLSearchParams(useLocation().search).get('lng')) === undefined
  const canonical = publicUrl + (isBare ? path : localizedPath(path, lng))
  const openGraph = {
    title,
    description,
    type: 'website',
    url: canonical,
    site_name: siteName,
    locale: openGraphLocales[lng],
    image: new URL(share.url, publicUrl).href,
    'image:width': sharePictureSize.width,
    'image:height': sharePictureSize.height,
    'image:type': share.url.endsWith('.png') ? 'image/png' : 'image/jpeg',
    'image:alt': share.alt,
  }
  const named = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:image': openGraph.image,
    'twitter:image:alt': share.alt,
  }
  return (
    <>
      <title>{title}</title>
      {Object.entries(named).map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
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
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      {languages.map(
        (language) =>
          language !== lng && (
            <meta key={language} property="og:locale:alternate" content={openGraphLocales[language]} />
          ),
      )}
      {structuredData.map((block) => (
        <StructuredData key={JSON.stringify(block).slice(0, 80)} block={block} />
      ))}
    </>
  )
}
