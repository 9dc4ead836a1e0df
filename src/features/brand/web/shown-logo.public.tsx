import type { Logo } from '../brand.schema.ts'

interface ShownLogoProps {
  readonly logo: Logo
  readonly alt: string
}

const whole = 'h-auto max-w-full'

/**
 * The logo in the room of its size. Where there is one for dark pages, the style sheet shows either; a browser loads a
 * lazy picture only where it is shown.
 */
export const ShownLogo = ({ logo: { dark, ...light }, alt }: ShownLogoProps) => {
  const { url, ...size } = light
  if (!dark) return <img src={url} {...size} alt={alt} decoding="sync" className={whole} />
  const { url: darkUrl, ...darkSize } = dark
  return (
    <>
      <img src={url} {...size} alt={alt} loading="lazy" className={`${whole} dark:hidden`} />
      <img src={darkUrl} {...darkSize} alt={alt} loading="lazy" className={`${whole} hidden dark:block`} />
    </>
  )
}
