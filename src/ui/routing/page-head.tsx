import { useLocation } from 'react-router'
import { languages, parseLanguage } from '../../shared/i18n/languages.ts'
import { localizedPath } from '../../shared/i18n/localized-path.ts'
import type { Share } from '../../shared/pictures/share-of.ts'
import { sharePictureSize } from '../../shared/pictures/share-picture-size.ts'
import { useSession } from '../api/api-provider.tsx'
import { StructuredData } from './structured-data.tsx'

interface PageHeadProps {
  readonly title: string
  /** At most 160 characters (§2): what may be longer goes through `metaDescription` first, and the crawl holds it. */
  readonly description: string
  /** The page's own address, with the parameters that make it another page, without language. */
  readonly path: string
  readonly siteName: string
  /** A picture of `sharePictureSize` that exists; the house's own when left out. */
  readonly share?: Share | undefined
  readonly indexed?: boolean
  /** Structured data, equal to what the page shows. */
  readonly structuredData?: readonly object[]
}

const openGraphLocales = { fr: 'fr_FR', en: 'en_GB' } as const

/** Title, description, canonical, language pairs, share data and structured data of a page (§2); React hoists them into the head. */
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
  // The bare address speaks every visitor's language: it stands for itself, not for one of them. So does an address
  // that asks for a language which is not one of the house's.
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
