import '../ui/theme/styles.css'
import { type ReactNode, use } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { useSession } from '../ui/api/api-provider.tsx'
import { useLanguage } from '../ui/api/use-language.ts'
import { preloadedFontUrls } from '../ui/theme/fonts.ts'
import { themeColors } from '../ui/theme/theme-colors.ts'
import { DocumentContext } from './rendering/document-context.ts'
import { firstScript } from './rendering/first-script.ts'
import { QueryState } from './rendering/query-state.tsx'

/** The script has run before React starts, and the browser keeps the server's text of it. */
const writtenScript = import.meta.env.SSR ? firstScript : ''

export { RouteFallback as ErrorBoundary } from './rendering/route-fallback.tsx'

/** The document of every page, error pages included. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { preloads, nonce } = use(DocumentContext)
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {(['light', 'dark'] as const).map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={themeColors[theme]}
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash in the CSP */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: writtenScript }} />
        {preloadedFontUrls.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <meta name="public-url" content={useSession().publicUrl} />
        <Links />
      </head>
      <body>
        {children}
        <QueryState />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const Root = () => <Outlet />

export default Root
